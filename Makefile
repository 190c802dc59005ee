# make run    builds the gallery, one self-contained page, and opens it
# make test   runs every test: the engine's, the web module's, the browser's
# make bench  measures speed and download size
# make lint   checks the format of the Swift sources

scripts = Support/scripts
python = .venv/bin/python
swift_sources = $(wildcard Sources Tests Benchmarks Examples) Package.swift

.PHONY: run gallery web test bench lint format clean
.DEFAULT_GOAL := run

run: gallery
	@$(scripts)/open build/gallery.html

gallery: web
	@$(python) $(scripts)/pack.py Web/gallery/index.html build/web/rondo.wasm build/gallery.html

# The elements' script and the engine beside it: what a site serves.
web:
	@$(scripts)/install binaryen || echo "Going on without binaryen: the module will be larger."
	@$(scripts)/venv build
	@$(scripts)/build-wasm build/web/rondo.wasm
ifneq ($(wildcard Web/src/rondo.js),)
	@$(python) $(scripts)/bundle.py Web/src/rondo.js build/web/rondo.js
else
	@echo 'export {};' > build/web/rondo.js
endif

test: $(if $(wildcard Web/gallery/index.html),gallery,web)
	@$(scripts)/install chromium fonts-noto-cjk fonts-noto-core
	@$(scripts)/venv test
	@$(scripts)/test

bench: web
	@$(scripts)/install brotli
	@swift run --package-path Benchmarks -c release RondoBenchmarks
	@$(scripts)/sizes build/web/rondo.wasm build/web/rondo.js

lint:
	swift format lint --strict --recursive $(swift_sources)

format:
	swift format --in-place --recursive $(swift_sources)

clean:
	rm -rf .build Benchmarks/.build build .venv

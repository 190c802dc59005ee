# make run    builds the gallery, one self-contained page, and opens it
# make test   runs every test: the engine's, the web module's, the browser's, and those of the Apple
#             hosts on doubles of Apple's frameworks
# make faults seeds faults in the Apple hosts, and sees that the compiler and the tests find each
# make bench  measures speed and download size
# make web    builds what a site serves, ready to publish or copy: the elements and their types
# make lint   checks the format of the Swift sources

scripts = Support/scripts
python = .venv/bin/python
formatted = $(wildcard Sources Tests Benchmarks Examples) Package.swift

# Folders are listed too: theirs is the time at which a file went away.
engine_sources = $(shell find Sources/RondoCore Sources/RondoWeb Sources/CWebMemory)
web_sources = $(shell find Web)

.PHONY: run gallery web test test-apple faults bench lint format clean tools
.DEFAULT_GOAL := run

run: gallery
	@$(scripts)/open build/gallery.html

gallery: build/gallery.html

# What can be published as a package, or copied to a site.
web: $(addprefix build/web/,rondo.wasm rondo.js rondo.inline.js rondo.css rondo.d.ts rondo.inline.d.ts \
  react.d.ts custom-elements.json package.json README.md LICENSE)

tools:
	@$(scripts)/install binaryen || echo "Going on without binaryen: the module will be larger."
	@$(scripts)/venv build

build/web/rondo.wasm: $(engine_sources) $(scripts)/build-wasm | tools
	@$(scripts)/build-wasm $@

build/web/rondo.js: $(web_sources) $(scripts)/bundle.py | tools
	@$(python) $(scripts)/bundle.py Web/src/rondo.js $@

build/web/rondo.inline.js: build/web/rondo.wasm $(web_sources) $(scripts)/bundle.py
	@$(python) $(scripts)/bundle.py Web/src/rondo.js $@ $<

build/web/custom-elements.json: Web/rondo.d.ts $(scripts)/manifest.py
	@python3 $(scripts)/manifest.py $< $@

$(addprefix build/web/,rondo.css rondo.d.ts rondo.inline.d.ts react.d.ts package.json): build/web/%: Web/%
	@mkdir -p $(@D) && cp $< $@

build/web/LICENSE: LICENSE
	@mkdir -p $(@D) && cp $< $@

build/web/README.md: docs/web.md
	@mkdir -p $(@D) && cp $< $@

# The engine with a player of recorded lives, for the test that they are seen again in a browser.
build/tests/traces.wasm: $(engine_sources) $(wildcard Tests/TracePlayer/*) $(scripts)/build-wasm | tools
	@$(scripts)/build-wasm $@ TracePlayer Tests/TracePlayer

build/gallery.html: build/web/rondo.wasm $(web_sources) $(scripts)/bundle.py $(scripts)/pack.py
	@$(python) $(scripts)/pack.py Web/gallery/index.html build/web/rondo.wasm $@

test: web gallery build/tests/traces.wasm
	@$(scripts)/install chromium fonts-noto-cjk fonts-noto-core node-typescript \
	  libcairo2-dev libpango1.0-dev pkg-config
	@$(scripts)/venv test
	@$(scripts)/test

# The Apple hosts alone; part of `make test`.
test-apple:
	@$(scripts)/install libcairo2-dev libpango1.0-dev pkg-config fonts-noto-core
	@RONDO_APPLE_DOUBLES=1 swift test --disable-xctest --scratch-path .build-apple
	@$(scripts)/apple-triples.sh all

# Whether those checks find what they are there for: a few faults, each in a copy of the sources.
faults:
	@$(scripts)/install libcairo2-dev libpango1.0-dev pkg-config fonts-noto-core
	@$(scripts)/apple-faults.sh

bench: web
	@$(scripts)/install brotli
	@swift run --package-path Benchmarks -c release RondoBenchmarks
	@$(scripts)/sizes build/web/rondo.wasm build/web/rondo.js

lint:
	swift format lint --strict --recursive $(formatted)

format:
	swift format --in-place --recursive $(formatted)

clean:
	rm -rf .build .build-apple Benchmarks/.build build .venv

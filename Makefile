# make run    builds the gallery, one self-contained page, and opens it
# make test   runs every test: the engine's, the web module's, the browser's
# make bench  measures speed and download size
# make lint   checks the format of the Swift sources

build_packages = wasi-libc binaryen python3-venv
test_packages = $(build_packages) chromium fonts-noto-cjk fonts-noto-core
bench_packages = $(build_packages) brotli

scripts = Support/scripts

.PHONY: run gallery web test bench lint format clean
.DEFAULT_GOAL := run

web:
	@$(scripts)/install $(build_packages)
	@$(scripts)/build-wasm build/web/rondo.wasm

test: web
	swift test

lint:
	swift format lint --strict --recursive Sources Tests Package.swift

format:
	swift format --in-place --recursive Sources Tests Package.swift

clean:
	rm -rf .build build .venv

// The engine's compiled module. The variant in one file has another function in place of this one,
// see Support/scripts/bundle.py.

// Returns the module's bytes: from `__rondoWasm`, in base 64, or from beside this script.
export async function engineBytes() {
  const text = globalThis.__rondoWasm;
  return text ? fromBase64(text) : (await fetch(new URL("rondo.wasm", import.meta.url))).arrayBuffer();
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

import RondoCore

/// Returns the number of the interface between this module and the script that loads it.
///
/// The script refuses a module of another number, so a stale cached file is an error message and
/// not a banner that stands still.
#if arch(wasm32)
  @_expose(wasm, "rondo_interface")
  @_cdecl("rondo_interface")
#endif
package func interfaceNumber() -> Int32 { 1 }

#if arch(wasm32)
  import RondoCore

  nonisolated(unsafe) private var player = TracePlayer()
  nonisolated(unsafe) private var numbers: [Double] = []
  nonisolated(unsafe) private var sight: TracePlayer.Sight?

  /// Begins another trace.
  @_expose(wasm, "trace_begin") @_cdecl("trace_begin")
  package func traceBegin() { player = TracePlayer() }

  /// Adds a number to those of the line to come.
  @_expose(wasm, "trace_number") @_cdecl("trace_number")
  package func traceNumber(_ number: Double) { numbers.append(number) }

  /// Plays a line; 0 if it is not understood.
  @_expose(wasm, "trace_play") @_cdecl("trace_play")
  package func tracePlay(_ line: UInt64, _ detail: UInt64) -> Int32 {
    sight = player.play(line, detail, numbers)
    numbers = []
    return sight == nil ? 0 : 1
  }

  @_expose(wasm, "trace_turn") @_cdecl("trace_turn")
  package func traceTurn() -> Int32 { Int32(sight?.turn ?? 0) }

  @_expose(wasm, "trace_offset") @_cdecl("trace_offset")
  package func traceOffset() -> Double { sight?.offset ?? 0 }

  @_expose(wasm, "trace_index") @_cdecl("trace_index")
  package func traceIndex() -> Int32 { Int32(sight?.index ?? -1) }
#endif

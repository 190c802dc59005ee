#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  // How values are told to Objective-C as ones that it has.

  extension TransitionCurve {
    /// The curve of Core Animation's timing function.
    init(_ function: CAMediaTimingFunction) {
      let first = function.controlPoint(1)
      let second = function.controlPoint(2)
      self.init(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1]))
    }

    /// Core Animation's timing function of the curve.
    var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
  }

  extension CAMediaTimingFunction {
    fileprivate func controlPoint(_ index: Int) -> [Float] {
      [Float](unsafeUninitializedCapacity: 2) { buffer, count in
        // Room for two has an address.
        getControlPoint(at: index, values: buffer.baseAddress!)
        count = 2
      }
    }
  }

  extension Reel.SavedPlace {
    /// The place as a property list, with the keys that its JSON has.
    var propertyList: [String: NSNumber] {
      var list = ["index": NSNumber(value: index)]
      list["position"] = position.map { NSNumber(value: $0) }
      list["isPaused"] = isPaused.map { NSNumber(value: $0) }
      return list
    }

    /// Creates the place that a property list holds; nil where it has no index.
    init?(propertyList list: [String: NSNumber]) {
      guard let index = list["index"]?.intValue else { return nil }
      self.init(
        index: index, position: list["position"]?.doubleValue, isPaused: list["isPaused"]?.boolValue
      )
    }
  }

  /// What gives up loading, as a block.
  final class BlockImageTask: ReelImageTask {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func cancel() { body() }
  }
#endif

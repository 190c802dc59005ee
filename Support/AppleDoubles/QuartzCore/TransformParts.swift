#if os(Linux)
  /// What a transform is made of, as key paths name it: scaled alike, turned about x, then y, then z, and
  /// moved. Of an angle about y beyond a quarter turn others are found than it was made from.
  struct TransformParts {
    var scale: CGFloat
    var rotationX: CGFloat
    var rotationY: CGFloat
    var rotationZ: CGFloat
    var translationX: CGFloat
    var translationY: CGFloat
    private let translationZ: CGFloat

    init(of transform: CATransform3D) {
      scale =
        (transform.m11 * transform.m11 + transform.m12 * transform.m12
        + transform.m13 * transform.m13).squareRoot()
      let unit = scale > 0 ? scale : 1
      rotationY = asin(min(max(-transform.m13 / unit, -1), 1))
      rotationX = atan2(transform.m23 / unit, transform.m33)
      rotationZ = atan2(transform.m12, transform.m11)
      translationX = transform.m41
      translationY = transform.m42
      translationZ = transform.m43
    }

    static func part(of path: String) -> WritableKeyPath<TransformParts, CGFloat>? {
      switch path {
      case "transform.scale": \.scale
      case "transform.rotation.x": \.rotationX
      case "transform.rotation.y": \.rotationY
      case "transform.rotation.z": \.rotationZ
      case "transform.translation.x": \.translationX
      case "transform.translation.y": \.translationY
      default: nil
      }
    }

    var transform: CATransform3D {
      var result = CATransform3DMakeScale(scale, scale, 1)
      result = CATransform3DConcat(result, CATransform3DMakeRotation(rotationX, 1, 0, 0))
      result = CATransform3DConcat(result, CATransform3DMakeRotation(rotationY, 0, 1, 0))
      result = CATransform3DConcat(result, CATransform3DMakeRotation(rotationZ, 0, 0, 1))
      return CATransform3DConcat(
        result, CATransform3DMakeTranslation(translationX, translationY, translationZ))
    }
  }
#endif

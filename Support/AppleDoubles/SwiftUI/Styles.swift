/// What shapes and texts are filled with.
enum AnyFill: Equatable, Sendable {
  case color(Color)
  case linear(Gradient, start: UnitPoint, end: UnitPoint)
  /// The colour around, fainter from level to level.
  case level(Int)
}

public protocol ShapeStyle: Sendable {}
extension ShapeStyle {
  var fill: AnyFill {
    switch self {
    case let color as Color: .color(color)
    case let gradient as LinearGradient:
      .linear(gradient.gradient, start: gradient.startPoint, end: gradient.endPoint)
    case let style as HierarchicalShapeStyle: .level(style.level)
    case let style as AnyShapeStyle: style.erased
    default: .level(0)
    }
  }
}

public struct AnyShapeStyle: ShapeStyle {
  let erased: AnyFill
  public init<S: ShapeStyle>(_ style: S) { erased = style.fill }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
}

public struct ForegroundStyle: ShapeStyle {
  public init() {}
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
  let red, green, blue: Double
  let alpha: Double
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    alpha = opacity
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  private init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, opacity: alpha / 255)
  }
  public static let black = Color(0, 0, 0)
  public static let white = Color(255, 255, 255)
  public static let clear = Color(0, 0, 0, 0)
  public static let gray = Color(142, 142, 147)
  public static let red = Color(255, 59, 48)
  public static let orange = Color(255, 149, 0)
  public static let yellow = Color(255, 204, 0)
  public static let green = Color(52, 199, 89)
  public static let blue = Color(0, 122, 255)
  public static let purple = Color(175, 82, 222)
  public static let pink = Color(255, 45, 85)
  public static let primary = Color(0, 0, 0)
  public static let secondary = Color(60, 60, 67, 153)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(0, 122, 255)
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
  }
}
extension Color: ShapeStyle {}
extension Color: View {
  public typealias Body = Never
}
extension ShapeStyle where Self == Color {
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(max(colors.count - 1, 1)))
    }
  }
}

public struct LinearGradient: Sendable {
  let gradient: Gradient
  let startPoint, endPoint: UnitPoint
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}
extension LinearGradient: ShapeStyle {}
extension LinearGradient: View {
  public typealias Body = Never
}

struct ForegroundModifier {
  let fill: AnyFill?
}

extension View {
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    Modified(self, ForegroundModifier(fill: color.map { .color($0) }))
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    Modified(self, ForegroundModifier(fill: style.fill))
  }
}

import UIKit

/// A picture with its title.
struct Picture: Identifiable {
  var title: String
  var image: UIImage
  var isOfNight: Bool

  var id: String { title }
}

/// The gallery's pictures: a sky, a sun or moon, and ridges before it, drawn when they are first asked for.
@MainActor enum Scenery {
  struct Scene {
    var title: String
    var sky: UIColor
    var light: UIColor
    /// Where the light stands, in parts of the picture.
    var place: CGPoint
    var radius: CGFloat
    /// The ridges, from the farthest to the nearest.
    var ridges: [UIColor]
    var roughness: CGFloat
    var isOfNight = false
  }

  static let scenes = [
    Scene(
      title: "Dusk", sky: color(0x8A4B7C), light: color(0xFFD9A0), place: CGPoint(x: 0.66, y: 0.42),
      radius: 0.10, ridges: [color(0x6B3F78), color(0x4A2F66), color(0x2C1E48)], roughness: 1),
    Scene(
      title: "Tea fields", sky: color(0xDDEBC8), light: color(0xFFF6D6),
      place: CGPoint(x: 0.28, y: 0.26), radius: 0.08,
      ridges: [color(0x9CC47E), color(0x5E9E58), color(0x2F6E46)], roughness: 0.6),
    Scene(
      title: "Moon over the sea", sky: color(0x1B2C4E), light: color(0xF2F0DE),
      place: CGPoint(x: 0.55, y: 0.3), radius: 0.09,
      ridges: [color(0x24476B), color(0x1A3657), color(0x102640)], roughness: 0.25,
      isOfNight: true),
    Scene(
      title: "Dunes", sky: color(0xF6D9A8), light: color(0xFFFFFF), place: CGPoint(x: 0.8, y: 0.24),
      radius: 0.06, ridges: [color(0xE5A765), color(0xC97C44), color(0x93502E)], roughness: 0.8),
    Scene(
      title: "Northern lights", sky: color(0x0E2B36), light: color(0x6FE3B4),
      place: CGPoint(x: 0.35, y: 0.3), radius: 0.14,
      ridges: [color(0x14505A), color(0x0D3B46), color(0x081F28)], roughness: 1.2,
      isOfNight: true),
  ]

  static let pictures = scenes.map {
    Picture(
      title: $0.title, image: draw($0, size: CGSize(width: 720, height: 480)),
      isOfNight: $0.isOfNight)
  }
  static let images = pictures.map(\.image)
  static let thumbs = scenes.map { draw($0, size: CGSize(width: 48, height: 32)) }

  static func draw(_ scene: Scene, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      scene.sky.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      scene.light.setFill()
      let radius = scene.radius * size.height
      UIBezierPath(
        ovalIn: CGRect(
          x: scene.place.x * size.width - radius, y: scene.place.y * size.height - radius,
          width: 2 * radius, height: 2 * radius)
      ).fill()
      for (row, ridge) in scene.ridges.enumerated() {
        ridge.setFill()
        outline(ofRow: row, roughness: scene.roughness, size: size).fill()
      }
    }
  }

  /// A ridge as rounded hills, nearer ones lower in the picture.
  private static func outline(ofRow row: Int, roughness: CGFloat, size: CGSize) -> UIBezierPath {
    let path = UIBezierPath()
    let base = 0.56 + 0.15 * CGFloat(row)
    let hills: [CGFloat] = [0.1, 0.55, 0.3, 0.9, 0.45, 0.75, 0.2, 0.6]
    func point(_ column: Int) -> CGPoint {
      let height = hills[(column + 3 * row) % hills.count] - 0.5
      let x = (CGFloat(column) - 0.5 * CGFloat(row % 2)) / 5
      return CGPoint(x: x * size.width, y: (base - 0.16 * roughness * height) * size.height)
    }
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: point(0).y))
    for column in 0...6 {
      let (here, next) = (point(column), point(column + 1))
      let middle = CGPoint(x: (here.x + next.x) / 2, y: (here.y + next.y) / 2)
      path.addQuadCurve(to: middle, controlPoint: here)
    }
    path.addLine(to: CGPoint(x: size.width * 1.3, y: size.height))
    path.close()
    return path
  }

  private static func color(_ rgb: Int) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}

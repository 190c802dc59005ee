import Foundation
import RondoCore
import SwiftUI
import Testing

@testable import RondoSwiftUI

/// A pose as one transform, against the same computed point by point.
@MainActor @Suite struct ProjectionTests {
  private func pose(_ edit: (inout Pose) -> Void) -> Pose {
    var pose = Pose(
      start: 30, extent: 100, breadth: 80, appearance: .plain, axis: .horizontal,
      isMirrored: false)
    edit(&pose)
    return pose
  }

  private func image(_ projection: Projection, _ x: Double, _ y: Double) -> (Double, Double) {
    let m = projection.transform
    let depth = Double(m.m13) * x + Double(m.m23) * y + Double(m.m33)
    return (
      (Double(m.m11) * x + Double(m.m21) * y + Double(m.m31)) / depth,
      (Double(m.m12) * x + Double(m.m22) * y + Double(m.m32)) / depth
    )
  }

  private func projection(_ pose: Pose, perspective: Double? = nil) -> Projection {
    Projection(
      pose: pose, size: CGSize(width: 100, height: 80), middle: CGPoint(x: 150, y: 40),
      perspective: perspective)
  }

  @Test func `a plain slot is only moved`() {
    let projection = projection(pose { $0.y = 7 })
    #expect(image(projection, 0, 0) == (30, 7))
    #expect(image(projection, 100, 80) == (130, 87))
    #expect(projection.transform.isAffine)
    #expect(projection.faces)
  }

  @Test func `a scale is about the slot's middle`() {
    let projection = projection(pose { $0.scale = 0.5 })
    #expect(image(projection, 50, 40) == (80, 40))
    #expect(image(projection, 0, 0) == (55, 20))
  }

  @Test func `a positive angle is clockwise, turns the right edge away, and the upper one`() {
    let clockwise = image(projection(pose { $0.rotateZ = .pi / 2 }), 100, 40)
    #expect(abs(clockwise.0 - 80) < 1e-9 && abs(clockwise.1 - 90) < 1e-9)
    let right = projection(pose { $0.rotateY = 0.5 }, perspective: 500)
    // What is further away is nearer to the middle of the window, and smaller.
    let height = image(right, 100, 80).1 - image(right, 100, 0).1
    #expect(height < image(right, 0, 80).1 - image(right, 0, 0).1)
    let upper = projection(pose { $0.rotateX = 0.5 }, perspective: 500)
    let width = image(upper, 100, 0).0 - image(upper, 0, 0).0
    #expect(width < image(upper, 100, 80).0 - image(upper, 0, 80).0)
  }

  @Test func `depth pulls towards the middle of the window`() {
    let far = projection(pose { $0.z = -500 }, perspective: 500)
    // Half as large, and half as far from (150, 40).
    let corner = image(far, 0, 0)
    #expect(abs(corner.0 - 90) < 1e-9 && abs(corner.1 - 20) < 1e-9)
  }

  @Test func `a face that is turned away, or behind the eye, is not seen`() {
    #expect(!projection(pose { $0.rotateY = 2 }).faces)
    #expect(!projection(pose { $0.rotateX = -2 }).faces)
    #expect(projection(pose { $0.rotateY = 1.5 }).faces)
    #expect(!projection(pose { $0.z = 600 }, perspective: 500).faces)
  }
}

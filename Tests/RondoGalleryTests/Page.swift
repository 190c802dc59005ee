import Foundation
import Rondo
import SwiftUI
import Testing
import UIKit

/// A page of the example app as a person has it before them, all of it in sight.
@MainActor struct Page {
  let screen: SwiftUI.Screen

  init<V: View>(_ page: V) {
    screen = SwiftUI.Screen(page, size: CGSize(width: 390, height: 900))
  }

  // MARK: Seeing

  private var hosted: [UIView] {
    func walk(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(walk) }
    return screen.window.subviews.flatMap(walk)
  }

  /// All words on the page.
  var words: Set<String> {
    Set(screen.texts + hosted.compactMap { ($0 as? UILabel)?.text })
  }

  /// The picture of the banner's upper part.
  var banner: [UInt8] { picture(rows: 56..<96) }

  func picture(rows: Range<Int>) -> [UInt8] {
    let picture = screen.picture()
    return Array(
      picture.bytes[(4 * rows.lowerBound * picture.width)..<(4 * rows.upperBound * picture.width)])
  }

  /// Draws the page into the folder `RONDO_PICTURES`, if there is one.
  func draw(as name: String) {
    guard let folder = ProcessInfo.processInfo.environment["RONDO_PICTURES"] else { return }
    screen.write(to: "\(folder)/\(name).png")
  }

  func place(of control: String) throws -> CGRect {
    try #require(screen.find(text: control)?.frame, "\(control)")
  }

  /// The middle of a headline among those that are seen.
  func place(ofHeadline headline: String) -> CGPoint? {
    if let slot = hosted.first(where: { ($0 as? UILabel)?.text == headline })?.superview {
      let now = DoubleClock.now
      return CGPoint(
        x: slot.layer.shown("position.x", at: now), y: slot.layer.shown("position.y", at: now))
    }
    let text = screen.leaves.first { $0.text == headline && $0.isVisible }
    return (text?.frame).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  // MARK: Doing

  func tap(_ control: String) throws {
    let frame = try place(of: control)
    screen.tap(at: frame.midX, frame.midY)
  }

  /// Moves a slider's thumb, from 0 at its start to 1 at its end.
  func slide(_ name: String, to fraction: CGFloat) throws {
    let y = try place(of: name).maxY + 18
    let finger = screen.touch(at: 195, y)
    finger.move(to: 16 + 14 + fraction * (358 - 28), y)
    finger.lift()
  }

  /// A finger moves along a banner within a tenth of a second, and lifts.
  func drag(from start: CGFloat, to end: CGFloat, at other: CGFloat = 82, isVertical: Bool = false)
  {
    func point(_ along: CGFloat) -> (CGFloat, CGFloat) {
      isVertical ? (other, along) : (along, other)
    }
    let finger = screen.touch(at: point(start).0, point(start).1)
    for step in 1...10 {
      screen.advance(by: 0.01)
      let (x, y) = point(start + (end - start) * CGFloat(step) / 10)
      finger.move(to: x, y)
    }
    finger.lift()
    screen.advance(by: 0.1)
  }

  /// A standing banner that can be dragged is dragged, until the control takes that from it.
  func expectDraggedWhereItCanBe() throws {
    let standing = banner
    try tap("Can be dragged")
    drag(from: 250, to: 150)
    #expect(banner == standing)
    try tap("Can be dragged")
    drag(from: 250, to: 150)
    #expect(banner != standing)
  }
}

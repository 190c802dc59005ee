import SwiftUI
import UIKit

/// A colour of text, in both kits' words.
enum Ink: String, CaseIterable {
  case plain = "Plain"
  case blue = "Blue"
  case red = "Red"

  var color: Color { self == .plain ? .primary : self == .blue ? .blue : .red }
  var uiColor: UIColor { self == .plain ? .label : self == .blue ? .systemBlue : .systemRed }
}

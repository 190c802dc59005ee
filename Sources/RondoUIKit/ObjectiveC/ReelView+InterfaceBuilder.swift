#if canImport(UIKit) && !os(watchOS)
  import RondoCore
  import UIKit

  // Objects that Interface Builder has no editor for, by name.

  extension ReelView {
    /// The effect by its name, for Interface Builder, as "coverFlow"; nil for one of your own. A name
    /// that none has is the flat one's.
    @IBInspectable public var effectName: String? {
      get { ReelView.effects.first { $0.effect == effect }?.name }
      set { effect = ReelView.effects.first { $0.name == newValue }?.effect ?? .flat }
    }

    /// A page indicator by the name of its style, for Interface Builder: "dots", "bar", "fraction" or
    /// "stories"; nil for one of your own. A name that none has is no indicator.
    @IBInspectable public var indicatorName: String? {
      get {
        let style = (indicator as? PageIndicator)?.style
        return ReelView.indicatorStyles.first { $0.style == style }?.name
      }
      set {
        let style = ReelView.indicatorStyles.first { $0.name == newValue }?.style
        indicator = style.map(PageIndicator.init)
      }
    }

    @nonobjc static var effects: [(name: String, effect: Reel.Effect)] {
      [
        ("flat", .flat), ("fade", .fade), ("zoom", .zoom), ("depth", .depth),
        ("coverFlow", .coverFlow), ("cards", .cards), ("cube", .cube), ("wheel", .wheel),
        ("parallax", .parallax), ("overlap", .overlap), ("flip", .flip),
        ("ferrisWheel", .ferrisWheel), ("invertedFerrisWheel", .invertedFerrisWheel),
        ("cylinder", .cylinder), ("invertedCylinder", .invertedCylinder), ("rotary", .rotary),
        ("invertedRotary", .invertedRotary), ("timeMachine", .timeMachine),
        ("invertedTimeMachine", .invertedTimeMachine),
      ]
    }

    @nonobjc private static var indicatorStyles: [(name: String, style: PageIndicator.Style)] {
      [("dots", .dots), ("bar", .bar), ("fraction", .fraction), ("stories", .stories)]
    }
  }
#endif

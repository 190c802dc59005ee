import RondoCore
import Testing
import UIKit

@testable import RondoUIKit

/// Banners and items that ask for sizes of their own.
@MainActor @Suite struct FittingTests {
  /// A card built with constraints, which says nothing of itself by `sizeThatFits`.
  private final class Card: UIView {
    let inside = UIView()
    let width: NSLayoutConstraint
    init(_ length: CGFloat, height: CGFloat = 40) {
      width = inside.widthAnchor.constraint(equalToConstant: length)
      super.init(frame: .zero)
      inside.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inside)
      NSLayoutConstraint.activate([
        width, inside.heightAnchor.constraint(equalToConstant: height),
        inside.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        inside.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        inside.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        inside.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func strip(of views: [UIView], on screen: Screen) -> ReelView {
    let view = ReelView()
    view.settings.drive = .still
    view.isLoop = false
    view.alignment = .leading
    view.setViews(views)
    return screen.show(view)
  }

  @Test func `items built with constraints are as long as these say, also after they changed`() {
    let screen = Screen()
    let cards = [Card(100), Card(60), Card(80)]
    let view = strip(of: cards, on: screen)
    #expect(view.shownItems(at: DoubleClock.now).map(\.start) == [0, 116, 192])
    #expect(cards[1].bounds.size == CGSize(width: 76, height: 200))
    cards[0].width.constant = 30
    view.reloadData()
    screen.layOut()
    #expect(view.shownItems(at: DoubleClock.now).map(\.start) == [0, 46, 122])
  }

  @Test func `a stack is as long as what it arranges, and a view as its intrinsic size`() {
    final class Chip: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let screen = Screen()
    let stack = UIStackView(arrangedSubviews: [Card(20), Card(30)])
    stack.spacing = 10
    let view = strip(of: [stack, Chip(), Chip()], on: screen)
    #expect(view.shownItems(at: DoubleClock.now).map(\.start) == [0, 92, 142])
  }

  @Test func `before its first layout a banner asks for the height of the item it will show`() {
    let screen = Screen()
    let view = PagerView()
    view.fitsHeightToItem = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.setViews([Card(100, height: 70), Card(100, height: 30)])
    #expect(view.intrinsicContentSize.height == 78)
    screen.show(view)
    #expect(view.intrinsicContentSize.height == 78)
    view.next()
    screen.pass(1)
    #expect(view.intrinsicContentSize.height == 38)
  }

  @Test func `a cell has the height of its banner before it is laid out, and used again`() {
    let cell = UIView()
    let view = PagerView()
    view.fitsHeightToItem = true
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
    ])
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    view.setViews([Card(100, height: 72)])
    #expect(height() == 100)
    view.setViews([Card(100, height: 22)])
    #expect(height() == 50)
  }

  @Test func `an inline roller of views, of none and not laid out yet asks for a width`() {
    let screen = Screen()
    let view = RollerView()
    view.fitsWidthToItem = true
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.items = ["Seoul", "Lisbon"]
    let font = UIFont.systemFont(ofSize: 17)
    #expect(
      view.intrinsicContentSize.width == TextStrip.size(of: "Seoul", font: font).width)
    screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 114))
    view.items = []
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    screen.layOut()
    view.setViews([Card(40), Card(90)])
    #expect(view.intrinsicContentSize.width == 56)
    screen.layOut()
    view.select(1, animated: false)
    #expect(view.index == 1)
    #expect(view.intrinsicContentSize.width == 106)
  }

  @Test func `what is around an inline roller goes over to its new width in the time of a step`() {
    final class Sentence: UIView {
      var durations: [Double] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        if UIView.inheritedAnimationDuration > 0 {
          durations.append(UIView.inheritedAnimationDuration)
        }
        for view in subviews {
          view.frame = CGRect(
            origin: .zero,
            size: CGSize(width: view.intrinsicContentSize.width, height: 114))
        }
      }
    }
    let screen = Screen()
    let sentence = screen.show(Sentence())
    let view = RollerView()
    view.fitsWidthToItem = true
    view.items = ["Seoul", "Lisbon"]
    sentence.addSubview(view)
    screen.layOut()
    let first = view.bounds.width
    #expect(sentence.durations.isEmpty)
    screen.pass(2.1)
    #expect(view.bounds.width != first)
    #expect(sentence.durations.first == 0.5)
    UIAccessibility.doubleReduceMotion = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    sentence.durations = []
    view.next()
    screen.layOut()
    #expect(view.bounds.width == first)
    #expect(sentence.durations.isEmpty)
  }

  @Test func `rows of words grow with the size of text, others do not`() {
    let screen = Screen()
    let view = RollerView()
    view.items = ["Seoul", "Lisbon", "Quito"]
    screen.show(view, in: CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(view.intrinsicContentSize.height == 114)
    screen.window.change(
      to: UITraitCollection(double: .accessibilityExtraExtraExtraLarge))
    screen.layOut()
    let row = 38 * 53.0 / 17
    #expect(abs(view.intrinsicContentSize.height - 3 * row) < 0.01)
    #expect(abs(view.highlight.frame.height - row) < 0.01)
    let label = view.slots.first { $0.key.item == 0 }?.value.content as? UILabel
    #expect((label?.font.lineHeight ?? .infinity) <= (label?.bounds.height ?? 0))
    view.font = .systemFont(ofSize: 17)
    screen.layOut()
    #expect(view.intrinsicContentSize.height == 114)
    #expect(view.highlight.frame.height == 38)
    // Each row as long as it likes.
    view.itemExtent = nil
    view.font = nil
    screen.layOut()
    #expect(view.itemExtent == nil)
  }

  @Test func `of many texts none is built before it is seen, and each is measured once`() {
    let screen = Screen(width: 150, height: 30)
    let view = MarqueeView()
    view.items = (0..<5000).map { "Item \($0 % 100)" }
    screen.show(view)
    screen.pass(2)
    #expect(view.measured.isEmpty)
    #expect(view.slots.count < 40)
    let texts = (0..<20_000).map { "\($0 % 7)" }
    let identities = texts.identities
    #expect(Set(identities).count == texts.count)
    #expect(identities[7] == ["\(0)", "\(0)"].identities[1])
  }
}

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The typed items of a banner: set the elements, the banner shows them.
  ///
  /// Elements are told apart by what `id` says, so a changed list keeps its place.
  ///
  /// ```swift
  /// let cards = ReelItems(
  ///   in: banner, make: { CardView() }, configure: { (view, offer: Offer) in view.show(offer) })
  /// cards.elements = offers
  /// ```
  @MainActor public final class ReelItems<Element, Content: UIView> {
    private weak var banner: ReelView?

    /// What the banner shows.
    public var elements: [Element] = [] {
      didSet {
        let old = oldValue
        banner?.takeOthers(
          isSame: { self.shows(sameAs: old) }, after: { _ in self.past(old) })
      }
    }

    /// What an assistive technology says of an element.
    public var label: ((Element) -> String?)? {
      didSet { banner.map { $0.show($0.provider) } }
    }

    /// The length of an element along the axis in points, given the banner's size; nil measures its
    /// view.
    public var extent: ((Element, CGSize) -> CGFloat)? { didSet { connect() } }

    private let identity: (Element) -> AnyHashable
    private let make: () -> Content
    private let configure: (Content, Element) -> Void

    /// Connects elements to a banner, which keeps this object as long as it shows them.
    public init<ID: Hashable>(
      in banner: ReelView, id: @escaping (Element) -> ID,
      make: @escaping () -> Content,
      configure: @escaping (Content, Element) -> Void
    ) {
      self.banner = banner
      identity = { AnyHashable(id($0)) }
      self.make = make
      self.configure = configure
      connect()
    }

    /// Elements as they were, to go while others come.
    private func past(_ elements: [Element]) -> PastItems {
      PastItems(count: elements.count, views: nil) { index, reusable in
        let view = reusable as? Content ?? self.make()
        self.configure(view, elements[index])
        return view
      }
    }

    /// Whether elements are known to be the same ones, as they are now.
    private func shows(sameAs old: [Element]) -> Bool {
      func isEqual<Value: Equatable>(_ first: Value, _ second: Element) -> Bool {
        second as? Value == first
      }
      return old.count == elements.count
        && zip(old, elements).allSatisfy { old, new in
          guard let old = old as? any Equatable else { return false }
          return isEqual(old, new)
        }
    }

    private func connect() {
      var provider = ItemProvider()
      provider.count = { self.elements.count }
      provider.view = { index, reusable in
        let view = reusable as? Content ?? self.make()
        if self.elements.indices.contains(index) { self.configure(view, self.elements[index]) }
        return view
      }
      provider.identity = { index in
        self.elements.indices.contains(index)
          ? self.identity(self.elements[index]) : AnyHashable(index)
      }
      provider.label = { index in
        guard self.elements.indices.contains(index) else { return nil }
        return self.label?(self.elements[index])
      }
      if let extent {
        provider.extent = { index, window in
          self.elements.indices.contains(index) ? extent(self.elements[index], window) : 0
        }
      }
      banner?.show(provider)
    }
  }

  extension ReelItems where Element: Identifiable {
    /// Connects elements, told apart by their own identity.
    public convenience init(
      in banner: ReelView, make: @escaping () -> Content,
      configure: @escaping (Content, Element) -> Void
    ) {
      self.init(in: banner, id: { $0.id }, make: make, configure: configure)
    }
  }
#endif

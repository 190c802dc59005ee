#if canImport(SwiftUI)
  public import Foundation
  public import RondoCore
  public import SwiftUI

  // What banners inside a view are asked for: a modifier nearer to the banner has the last word, and what
  // is asked of a banner is not asked of banners inside its items.

  // MARK: The strip

  extension View {
    /// Sets the direction in which strips run (horizontal; a roller vertical).
    public func reelAxis(_ axis: Reel.Axis) -> some View {
      reelSetting { $0.axis = axis }
    }

    /// Sets whether strips come round again, and whether a single item does (a marquee's does).
    public func reelLoops(_ isLoop: Bool = true, singleItem: Bool? = nil) -> some View {
      reelSetting {
        $0.isLoop = isLoop
        if let singleItem { $0.loopsSingleItem = singleItem }
      }
    }

    /// Sets the points between neighbouring items (0; 8 in a marquee) and, if given, those between the
    /// last and the first of the next turn.
    public func reelSpacing(_ spacing: CGFloat, seam: CGFloat? = nil) -> some View {
      reelSetting {
        $0.spacing = Double(spacing)
        if let seam { $0.seam = Double(seam) }
      }
    }

    /// Sets the points of the window before and after the part in which items are aligned, through which
    /// neighbours peek (0).
    public func reelInsets(leading: CGFloat, trailing: CGFloat) -> some View {
      reelSetting {
        $0.leadingInset = Double(leading)
        $0.trailingInset = Double(trailing)
      }
    }

    /// Sets the points of the window on both sides of the part in which items are aligned (0).
    public func reelInsets(_ inset: CGFloat) -> some View {
      reelInsets(leading: inset, trailing: inset)
    }

    /// Sets where in the window an item rests (center; leading in a marquee).
    public func reelAlignment(_ alignment: Reel.Alignment) -> some View {
      reelSetting { $0.alignment = alignment }
    }

    /// Sets how many items share the window (1 in pagers and carousels); nil lets each have its own
    /// length.
    public func reelItemsPerPage(_ count: Int?) -> some View {
      reelSetting { $0.itemsPerPage = count.flatMap { $0 > 0 ? $0 : nil } }
    }

    /// Sets the length of every item along the axis in points; nil, or what is not finite, measures each.
    ///
    /// Items of one length are not measured, so a list of them can be as long as you like.
    public func reelItemExtent(_ extent: CGFloat?) -> some View {
      reelOption {
        $0.itemExtent = extent.flatMap { $0.isFinite ? max($0, 0) : nil }
        $0.settings.itemsPerPage = nil
      }
    }

    /// Sets how many items a step passes (1).
    public func reelStride(_ stride: Int) -> some View {
      reelSetting { $0.stride = stride }
    }
  }

  // MARK: The drive

  extension View {
    /// Has banners advance by themselves, a step every so many seconds (carousels do, every 3).
    public func autoplay(every interval: TimeInterval) -> some View {
      reelSetting {
        $0.drive = .staircase
        $0.interval = interval
      }
    }

    /// Sets whether banners advance by themselves (true in carousels and rollers).
    public func autoplay(_ isAutoplaying: Bool = true) -> some View {
      reelSetting { $0.drive = isAutoplaying ? .staircase : .still }
    }

    /// Sets what moves strips when nobody touches them; of marquees see `marqueeMode(_:)`.
    public func reelDrive(_ drive: Reel.Drive) -> some View {
      reelSetting { $0.drive = drive }
    }

    /// Sets the drive's direction in reading order (forward).
    public func reelDirection(_ direction: Reel.Direction) -> some View {
      reelSetting { $0.direction = direction }
    }

    /// Sets the seconds a step takes (0.5), and its timing curve (ease in-out).
    public func reelTransition(
      _ duration: TimeInterval, curve: TransitionCurve? = nil
    ) -> some View {
      reelSetting {
        $0.transition = duration
        if let curve { $0.curve = curve }
      }
    }

    /// Gives items seconds of their own from one step to the next.
    public func reelIntervals(
      _ interval: @escaping (_ index: Int) -> TimeInterval
    ) -> some View {
      reelOption { $0.intervals = interval }
    }

    /// Sets the seconds before the drive first starts, and after a reset (0; 1 in a marquee).
    public func reelDelay(_ delay: TimeInterval) -> some View {
      reelSetting { $0.delay = delay }
    }

    /// Sets the seconds a drift stands at its beginning on every turn (0).
    public func reelDwell(_ dwell: TimeInterval) -> some View {
      reelSetting { $0.dwell = dwell }
    }

    /// Sets how many turns the drive makes; nil is endless.
    public func reelRepeatCount(_ count: Int?) -> some View {
      reelSetting { $0.repeatCount = count.flatMap { $0 > 0 ? $0 : nil } }
    }

    /// Sets what the drive does at the end of a bounded strip (rewind; stop in a pager).
    public func reelEndBehavior(_ behavior: Reel.EndBehavior) -> some View {
      reelSetting { $0.endBehavior = behavior }
    }

    /// Sets reasons that let the drive run instead of holding it, as `.focus` to run only while focused.
    public func reelRunsWhile(_ reasons: Reel.HoldReasons) -> some View {
      reelSetting { $0.runsWhile = reasons }
    }

    /// Sets the moment at which the drive stands at its beginning, for the same sight on several
    /// screens.
    public func reelEpoch(_ epoch: Date?) -> some View {
      reelOption { $0.epoch = epoch }
    }

    /// Shows banners as they are so many seconds after the drive began and holds them; nil lets go.
    public func reelTime(_ time: TimeInterval?) -> some View {
      reelOption { $0.time = time }
    }

    /// Connects the person's switch: false pauses a banner, true lets it play.
    ///
    /// A change to true is the person's wish, which also lifts reduced motion; true from the start is
    /// not. The banner's own pause action writes the binding.
    public func reelPlaying(_ isPlaying: Binding<Bool>) -> some View {
      reelOption { $0.isPlaying = isPlaying }
    }

    /// Connects commands to a banner.
    public func reelController(_ controller: ReelController) -> some View {
      reelOption { $0.controller = controller }
    }

    /// Has a banner follow another one's position, as thumbs follow a gallery.
    public func reelFollows(_ leader: ReelController) -> some View {
      reelOption { $0.leader = leader }
    }
  }

  // MARK: The person

  extension View {
    /// Sets whether a person may drag strips (true).
    public func reelDraggable(_ isDraggable: Bool = true) -> some View {
      reelSetting { $0.isDraggable = isDraggable }
    }

    /// Sets where a strip may rest after a person moved it (page; item in a roller, free in a marquee).
    public func reelPaging(_ paging: Reel.Paging) -> some View {
      reelSetting { $0.paging = paging }
    }

    /// Sets the points per second above which a release moves at least one page (50).
    public func reelFlickThreshold(_ speed: Double) -> some View {
      reelSetting { $0.flickThreshold = speed }
    }

    /// Sets the directions in which a person may move strips (both).
    public func reelAllowedDirections(_ directions: Reel.Directions) -> some View {
      reelSetting { $0.allowedDirections = directions }
    }

    /// Sets how quickly a fling slows down (normal).
    public func reelDecelerationRate(_ rate: Reel.DecelerationRate) -> some View {
      reelSetting { $0.decelerationRate = rate }
    }

    /// Sets whether a bounded strip can be pulled past its ends (true).
    public func reelBounces(_ bounces: Bool = true) -> some View {
      reelSetting { $0.bounces = bounces }
    }

    /// Sets whether a banner takes the focus of a keyboard, a remote or the crown itself (true), and with it
    /// their keys.
    ///
    /// What is inside a view with the focus cannot have it: where items hold buttons that a remote is to
    /// reach, or a button's label holds the banner, say false. The focus then holds what moves by itself
    /// as before, and pages are gone through by touch or by a `ReelController`.
    ///
    /// - Parameter showsFocus: Whether on tvOS what has the focus is a little larger (true).
    public func reelFocusable(_ isFocusable: Bool = true, showsFocus: Bool = true) -> some View {
      reelOption {
        $0.isFocusable = isFocusable
        $0.showsFocus = showsFocus
      }
    }

    /// Sets whether buttons at both sides go a page (false; true on the Mac in pagers and carousels).
    public func reelButtons(_ isShown: Bool = true) -> some View {
      reelOption { $0.showsButtons = isShown }
    }
  }

  // MARK: Looks

  extension View {
    /// Sets how items look by their distance from the index (flat).
    ///
    /// One that shifts items' contents, as parallax, cuts them off at their places.
    public func reelEffect(_ effect: Reel.Effect) -> some View {
      reelSetting { $0.effect = effect }
    }

    /// Sets the length of faded edges in points, shown only where content continues (0).
    ///
    /// At rest that is where an item is cut off, in motion both sides; towards an end of a strip that does
    /// not come round an edge is the less faded the less is left beyond it.
    public func reelFadeLength(_ length: CGFloat) -> some View {
      reelOption { $0.fadeLength = length }
    }

    /// Sets whether a banner is as high as the item at the index, to whose height it comes in the time of
    /// a step (false).
    public func reelFitsHeightToItem(_ fits: Bool = true) -> some View {
      reelOption { $0.fitsHeightToItem = fits }
    }

    /// Sets whether changed items come to their places by themselves, in the time of a step: what moved
    /// slides, what is new fades in, what is gone fades out (false).
    ///
    /// Items are told apart by their identity. Under reduced motion they are there at once, as is a change
    /// in an update in which this is false. A banner moves by its own time, so neither `withAnimation`
    /// around the change nor a transaction that disables animations makes a difference.
    public func reelAnimatesChanges(_ animates: Bool = true) -> some View {
      reelOption { $0.animatesChanges = animates }
    }

    /// Sets how many windows beyond either edge have their views ready (1 in pagers and carousels).
    public func reelPreload(_ windows: Int) -> some View {
      reelOption { $0.preload = max(min(windows, 16), 0) }
    }

    /// Shows where a banner is, or with nil nothing of it; a tap or a drag on it goes to a page.
    public func pageIndicator(
      _ style: PageIndicatorStyle?, alignment: Alignment = .bottom
    ) -> some View {
      reelOption { setup in
        setup.indicator = style.map { IndicatorSetup(style: $0, alignment: alignment) }
      }
    }

    /// Sets what the present page is drawn in by an indicator (white): a colour, `.tint`, `.foreground`
    /// or another style.
    public func pageIndicatorTint<S: ShapeStyle>(_ tint: S) -> some View {
      let tint = AnyShapeStyle(tint)
      return reelOption { $0.indicatorTint = tint }
    }

    /// Shows a view of your own that says where a banner is.
    ///
    /// - Parameter content: Makes the view; it is asked for every frame while the banner moves, and its
    ///   second argument goes to a page.
    public func pageIndicator<V: View>(
      alignment: Alignment = .bottom,
      @ViewBuilder content:
        @escaping (
          _ state: PageIndicatorState, _ pick: @escaping @MainActor (_ page: Int) -> Void
        ) -> V
    ) -> some View {
      reelOption { setup in
        setup.indicator = IndicatorSetup(
          style: nil, alignment: alignment, custom: { AnyView(content($0, $1)) })
      }
    }

    /// Sets what a banner says of itself to assistive technology, to be translated.
    public func reelPhrases(
      pause: String = "Pause", play: String = "Play",
      item: ((_ number: Int, _ count: Int) -> String)? = nil
    ) -> some View {
      reelOption {
        $0.phrases.pause = pause
        $0.phrases.play = play
        if let item { $0.phrases.item = item }
      }
    }
  }
#endif

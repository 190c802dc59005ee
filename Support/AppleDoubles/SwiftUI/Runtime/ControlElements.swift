#if os(Linux)
  extension Section: Primitive {
    func build(_ node: Node) {
      let header = (header as! any View)
      node.group([
        node.child("header", AnyView(erasing: header).font(.headline)),
        node.child("content", content as! any View), node.child("footer", footer as! any View),
      ])
    }
  }

  extension Toggle: Primitive {
    func build(_ node: Node) {
      let on = node.reading { isOn.wrappedValue }
      let body = HStack {
        label
        Spacer()
        Capsule().fill(on ? Color.green : Color.gray.opacity(0.3))
          .overlay(alignment: on ? .trailing : .leading) {
            Circle().fill(.white).frame(width: 27, height: 27).padding(2)
          }
          .frame(width: 51, height: 31)
      }
      .contentShape(Rectangle())
      .onTapGesture { isOn.wrappedValue = !on }
      node.group([node.child("body", body)])
    }
  }

  extension Slider: Primitive {
    func build(_ node: Node) {
      let at = min(max(node.reading { fraction() }, 0), 1)
      let set = setFraction
      let body = GeometryReader { proxy in
        let way = max(proxy.size.width - 28, 1)
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
          Capsule().fill(.blue).frame(width: 14 + way * at, height: 4)
          Circle().fill(.white).overlay { Circle().stroke(.gray, lineWidth: 1) }
            .frame(width: 28, height: 28).offset(x: way * at)
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged {
            set(min(max(($0.location.x - 14) / way, 0), 1))
          })
      }
      .frame(height: 28)
      node.group([node.child("body", body)])
    }
  }

  extension Picker: Primitive {
    func build(_ node: Node) {
      let showsAll = node.environment.read(\.showsAll)
      let element = node.element(PickerElement.init)
      element.showsAll = showsAll
      element.selection = node.reading { AnyHashable(selection.wrappedValue) }
      element.choose = { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
      element.content = node.child("content", content)
      element.bar = node.child(
        "bar", RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.15)))
      element.thumb = node.child(
        "thumb", RoundedRectangle(cornerRadius: 7).fill(showsAll ? Color.white : .clear))
    }
  }
  extension EnvironmentValues {
    fileprivate var showsAll: Bool { self[ShowsAllKey.self] }
  }

  /// All to choose from, side by side, or only what is chosen.
  final class PickerElement: Element {
    var showsAll = false
    var selection: AnyHashable = 0
    var choose: (AnyHashable) -> Void = { _ in }
    var content: Node!
    var bar: Node!
    var thumb: Node!
    private var options: [Element] { content.elements }
    private func tag(_ option: Element) -> AnyHashable? {
      option.trait(.tag) as? AnyHashable ?? option.node.identity(inside: content)
    }
    private var shown: [Element] {
      showsAll ? options : options.filter { tag($0) == selection }
    }
    override var children: [Element] { bar.elements + thumb.elements + shown }
    override func measure(_ proposal: Proposal) -> CGSize {
      let widest = options.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
      let natural = showsAll ? (widest + 16) * CGFloat(options.count) : widest + 24
      return CGSize(width: showsAll ? proposal.width ?? natural : natural, height: 32)
    }
    override func layOutChildren() {
      for element in bar.elements { place(element, x: 0, y: 0, Proposal(size)) }
      let width = size.width / CGFloat(max(shown.count, 1))
      for (index, element) in shown.enumerated() {
        let cell = Proposal(width: width, height: size.height)
        let own = element.sizeThatFits(cell)
        let x = CGFloat(index) * width
        place(element, x: x + (width - own.width) / 2, y: (size.height - own.height) / 2, cell)
        guard tag(element) == selection else { continue }
        for thumb in thumb.elements {
          place(thumb, x: x + 2, y: 2, Proposal(width: width - 4, height: size.height - 4))
        }
      }
    }
    override var hitShape: Path? { Path(CGRect(origin: .zero, size: size)) }

    func tap(at point: CGPoint) {
      guard !options.isEmpty else { return }
      let all = options
      var index = all.firstIndex { tag($0) == selection } ?? 0
      if showsAll {
        let x = isMirrored ? size.width - point.x : point.x
        index = min(max(Int(x / size.width * CGFloat(all.count)), 0), all.count - 1)
      } else {
        // What stands for opening the menu and choosing the next.
        index = (index + 1) % all.count
      }
      if let tag = tag(all[index]) { choose(tag) }
    }
  }

  // MARK: Navigation

  /// The pages on top of a navigation view's first.
  final class Navigator: Equatable {
    let pages = Location<[Erased]>([])
    static func == (first: Navigator, second: Navigator) -> Bool { first === second }
    func push(_ page: any View) { pages.set(pages.value + [Erased(view: page)]) }
    func pop() { pages.set(Array(pages.value.dropLast())) }
  }
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }
  extension EnvironmentValues {
    fileprivate var navigator: Navigator? {
      get { self[NavigatorKey.self] }
      set { self[NavigatorKey.self] = newValue }
    }
  }

  extension NavigationView: Primitive {
    func build(_ node: Node) {
      let navigator = node.memory as? Navigator ?? Navigator()
      node.memory = navigator
      let pages = node.reading { navigator.pages.get() }
      let body = VStack(spacing: 0) {
        Color.clear.frame(height: 44)
        TabView(selection: .constant(pages.count)) {
          content.tag(0)
          ForEach(0..<pages.count) { AnyView(erasing: pages[$0].view).tag($0 + 1) }
        }
      }
      .overlayPreferenceValue(TitleKey.self) { title in
        VStack(spacing: 0) {
          Text(verbatim: title).font(.headline).frame(maxWidth: .infinity)
            .overlay(alignment: .leading) {
              if !pages.isEmpty { Button("Back") { navigator.pop() } }
            }
            .padding(.horizontal, 16).frame(height: 44)
          Divider()
          Spacer(minLength: 0)
        }
      }
      .environment(\.navigator, navigator)
      node.group([node.child("body", body)])
    }
  }

  extension NavigationLink: Primitive {
    func build(_ node: Node) {
      let navigator = node.environment.read(\.navigator)
      let body = Button {
        navigator?.push(destination)
      } label: {
        label
        Spacer(minLength: 8)
        Text(verbatim: "›").foregroundColor(.gray)
      }
      node.group([node.child("body", body)])
    }
  }
#endif

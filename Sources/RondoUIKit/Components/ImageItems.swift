#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What is loaded into an image view and can be given up.
  @MainActor public protocol ReelImageTask: AnyObject {
    /// Gives up loading; the image view is needed for another item.
    func cancel()
  }

  /// An image that is brought by a function that waits.
  @MainActor final class ImageLoading: ReelImageTask {
    private let task: Task<Void, Never>

    init(_ load: @escaping @MainActor () async -> Void) {
      task = Task { await load() }
    }

    func cancel() { task.cancel() }
  }

  /// Shows images, or what an app's loader brings.
  @MainActor final class ImageItems {
    var images: [UIImage] = []
    var count: Int?
    var contentMode = UIView.ContentMode.scaleAspectFit
    var placeholder: UIImage?
    var load: ((_ index: Int, _ view: UIImageView) -> (any ReelImageTask)?)?
    private var tasks: [ObjectIdentifier: any ReelImageTask] = [:]

    var provider: ItemProvider {
      var provider = ItemProvider()
      provider.showsViews = false
      provider.count = { [weak self] in self.map { $0.count ?? $0.images.count } ?? 0 }
      provider.view = { [weak self] index, reusable in
        let view = reusable as? UIImageView ?? UIImageView()
        self?.show(index, in: view)
        return view
      }
      provider.label = { [weak self] index in
        guard let self, self.images.indices.contains(index) else { return nil }
        return self.images[index].accessibilityLabel
      }
      if count == nil {
        provider.identity = { [weak self] index in
          guard let self, self.images.indices.contains(index) else { return AnyHashable(index) }
          return AnyHashable(ObjectIdentifier(self.images[index]))
        }
      }
      return provider
    }

    private func show(_ index: Int, in view: UIImageView) {
      cancel(view)
      view.contentMode = contentMode
      view.clipsToBounds = true
      view.accessibilityIgnoresInvertColors = true
      view.image = images.indices.contains(index) ? images[index] : placeholder
      if let task = load?(index, view) { tasks[ObjectIdentifier(view)] = task }
    }

    /// The view is no longer shown.
    func cancel(_ view: UIView) {
      tasks.removeValue(forKey: ObjectIdentifier(view))?.cancel()
    }
  }
#endif

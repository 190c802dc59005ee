// One import gives the settings and what the platform has.

@_exported public import RondoCore

#if canImport(UIKit) && !os(watchOS)
  @_exported public import RondoUIKit
#endif

#if canImport(SwiftUI)
  @_exported public import RondoSwiftUI
#endif

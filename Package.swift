// swift-tools-version: 6.0
import PackageDescription

// Rounding is a call into libm on processors that may lack an instruction for it, and the engine,
// importing nothing, brings no library along.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

// Doubles of Apple's frameworks exist only where this repository itself is checked off Apple's systems,
// so that a user on Linux never sees modules of these names.
#if os(Linux)
  let usesDoubles = Context.environment["RONDO_APPLE_DOUBLES"] == "1"
#else
  let usesDoubles = false
#endif

let hostSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Swift Testing looks for overlays of modules that are called as Apple's are.
let testSettings =
  hostSettings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

// What asks nothing of the doubles that Apple's own frameworks lack runs in Xcode as well.
let appleTests: [Target] = [
  .testTarget(
    name: "RondoAppleTests",
    dependencies: ["Rondo", "RondoUIKit", "RondoSwiftUI", "RondoCore"]
      + (usesDoubles ? ["UIKit", "SwiftUI"] : []),
    swiftSettings: usesDoubles ? testSettings : hostSettings)
]

#if os(Linux)
  let hasAppleTests = usesDoubles
#else
  let hasAppleTests = true
#endif

let doubles = "Support/AppleDoubles"
// With the doubles only what they are for is tested; the engine has its own tests without them.
let checkTargets: [Target] =
  usesDoubles
  ? [
    .systemLibrary(
      name: "CPangoCairo", path: "\(doubles)/CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .target(name: "CoreGraphics", path: "\(doubles)/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "\(doubles)/QuartzCore"),
    .target(
      name: "UIKit", dependencies: ["QuartzCore", "CPangoCairo"], path: "\(doubles)/UIKit"),
    .target(
      name: "Combine", path: "\(doubles)/Combine", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "Combine", "CPangoCairo"],
      path: "\(doubles)/SwiftUI",
      // Tests draw many thousand frames with it.
      swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-O"])]),
    .systemLibrary(name: "CHeap", path: "Tests/CHeap"),
    .target(name: "TestSupport", dependencies: ["UIKit", "CHeap"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "RondoGallery", dependencies: ["Rondo", "SwiftUI", "UIKit"],
      path: "Examples/RondoGallery.swiftpm", exclude: ["Package.swift"]),
    .testTarget(
      name: "RondoGalleryTests",
      dependencies: ["RondoGallery", "Rondo", "RondoSwiftUI", "SwiftUI", "UIKit"],
      swiftSettings: testSettings),
    .testTarget(
      name: "RondoUIKitTests",
      dependencies: ["Rondo", "RondoUIKit", "RondoCore", "UIKit", "TestSupport"],
      exclude: ["References"],
      swiftSettings: testSettings),
    .testTarget(
      name: "RondoSwiftUITests",
      dependencies: ["Rondo", "RondoSwiftUI", "RondoCore", "SwiftUI", "UIKit", "TestSupport"],
      exclude: ["References"],
      swiftSettings: testSettings),
  ]
  : [
    .target(name: "TracePlayer", dependencies: ["RondoCore"], path: "Tests/TracePlayer"),
    .testTarget(
      name: "RondoCoreTests", dependencies: ["RondoCore", "CAllocationCounter", "TracePlayer"]),
    .testTarget(name: "RondoWebTests", dependencies: ["RondoWeb", "CWebMemory"]),
  ]

let package = Package(
  name: "Rondo",
  platforms: [
    .iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1), .macCatalyst(.v15),
  ],
  products: [
    .library(name: "RondoCore", targets: ["RondoCore"]),
    .library(name: "Rondo", targets: ["Rondo"]),
    .library(name: "RondoUIKit", targets: ["RondoUIKit"]),
    .library(name: "RondoSwiftUI", targets: ["RondoSwiftUI"]),
  ],
  targets: [
    .target(name: "RondoCore", linkerSettings: libm),
    .target(name: "RondoWeb", dependencies: ["RondoCore", "CWebMemory"]),
    .target(name: "CWebMemory"),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .target(
      name: "Rondo", dependencies: ["RondoCore", "RondoUIKit", "RondoSwiftUI"],
      swiftSettings: hostSettings),
    .target(
      name: "RondoTouch",
      dependencies: ["RondoCore"] + (usesDoubles ? ["UIKit"] : []), swiftSettings: hostSettings),
    .target(
      name: "RondoUIKit",
      dependencies: ["RondoCore", "RondoTouch"] + (usesDoubles ? ["UIKit"] : []),
      swiftSettings: hostSettings),
    .target(
      name: "RondoSwiftUI",
      dependencies: ["RondoCore", "RondoTouch"] + (usesDoubles ? ["SwiftUI", "UIKit"] : []),
      swiftSettings: hostSettings),
  ] + checkTargets + (hasAppleTests ? appleTests : []),
  swiftLanguageModes: [.v6]
)

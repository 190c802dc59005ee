// swift-tools-version: 6.0
import PackageDescription

// Sources/RondoCore is a link to the engine's sources: its own types have package access, so that
// only code in the same package reaches them without a build for testing, which would be slower.
let package = Package(
  name: "Benchmarks",
  targets: [
    .target(name: "RondoCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "RondoBenchmarks", dependencies: ["RondoCore"]),
  ],
  swiftLanguageModes: [.v6]
)

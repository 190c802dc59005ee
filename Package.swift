// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rondo",
  products: [
    .library(name: "RondoCore", targets: ["RondoCore"])
  ],
  targets: [
    .target(name: "RondoCore"),
    .target(name: "RondoWeb", dependencies: ["RondoCore", "CWebMemory"]),
    .target(name: "CWebMemory"),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .testTarget(name: "RondoCoreTests", dependencies: ["RondoCore", "CAllocationCounter"]),
    .testTarget(name: "RondoWebTests", dependencies: ["RondoWeb", "CWebMemory"]),
  ],
  swiftLanguageModes: [.v6]
)

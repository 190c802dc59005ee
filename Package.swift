// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Rondo",
  products: [
    .library(name: "RondoCore", targets: ["RondoCore"])
  ],
  targets: [
    .target(name: "RondoCore"),
    .testTarget(name: "RondoCoreTests", dependencies: ["RondoCore"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.0
import PackageDescription

// Rounding is a call into libm on processors that may lack an instruction for it, and the engine,
// importing nothing, brings no library along.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let package = Package(
  name: "Rondo",
  products: [
    .library(name: "RondoCore", targets: ["RondoCore"])
  ],
  targets: [
    .target(name: "RondoCore", linkerSettings: libm),
    .target(name: "RondoWeb", dependencies: ["RondoCore", "CWebMemory"]),
    .target(name: "CWebMemory"),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .testTarget(name: "RondoCoreTests", dependencies: ["RondoCore", "CAllocationCounter"]),
    .testTarget(name: "RondoWebTests", dependencies: ["RondoWeb", "CWebMemory"]),
  ],
  swiftLanguageModes: [.v6]
)

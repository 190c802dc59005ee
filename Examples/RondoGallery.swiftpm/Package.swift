// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "RondoGallery",
  platforms: [.iOS(.v15)],
  products: [
    .iOSApplication(
      name: "RondoGallery",
      targets: ["RondoGallery"],
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone, .mac],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "Rondo", path: "../..")],
  targets: [
    .executableTarget(
      name: "RondoGallery", dependencies: [.product(name: "Rondo", package: "Rondo")], path: "."
    )
  ]
)

/// What whoever imports a kit may call things.
public struct KnownNames {
  private let kit: Declarations
  private let engine: Declarations
  private let system: Declarations

  /// - Parameters:
  ///   - kit: The kit's module.
  ///   - file: A file in a folder of `Tests`.
  public init(of kit: String, beside file: String) throws {
    self.kit = try Declarations(in: ["Sources/\(kit)"], beside: file)
    engine = try Declarations(in: ["Sources/RondoCore"], beside: file)
    let frameworks =
      kit == "RondoSwiftUI" ? ["SwiftUI", "Combine"] : ["UIKit", "QuartzCore", "CoreGraphics"]
    system = try Declarations(
      in: (frameworks + ["Foundation"]).map { "Support/AppleDoubles/\($0)" }, beside: file)
  }

  /// Returns the names that are none, with the labels that they are given.
  ///
  /// What the engine declares is a kit's only as a type, or as a member after a dot.
  public func unknown(_ uses: [DocumentedNames.Use]) -> [String] {
    Set(uses).filter { use in
      let isMember = use.isMember || use.name.first?.isUppercase == true
      return !kit.contains(use.name, labels: use.labels)
        && !system.contains(use.name, labels: use.labels)
        && !(isMember && engine.contains(use.name, labels: use.labels))
    }
    .map { use in
      use.labels.isEmpty
        ? use.name : "\(use.name)(\(use.labels.map { "\($0):" }.joined()))"
    }
    .sorted()
  }
}

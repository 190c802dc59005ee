#if os(Linux)
  // The stored properties of any type, as the standard library's own reflection sees them.
  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private func fieldCount(_: Any.Type) -> Int
  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private func fieldType(
    _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
  ) -> Any.Type
  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private func fieldOffset(_: Any.Type, index: Int) -> Int

  private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
  }

  struct Field {
    let type: Any.Type
    let offset: Int
  }

  @MainActor enum Fields {
    private static var known: [ObjectIdentifier: [Field]] = [:]

    /// Of structures and tuples; of everything else none.
    static func of(_ type: Any.Type) -> [Field] {
      if let fields = known[ObjectIdentifier(type)] { return fields }
      // The first word of a type's metadata is its kind.
      let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
      var fields: [Field] = []
      if kind == 0x200 || kind == 0x301 {
        for index in 0..<fieldCount(type) {
          var metadata = FieldMetadata()
          let field = fieldType(type, index: index, fieldMetadata: &metadata)
          metadata.free?(metadata.name)
          fields.append(Field(type: field, offset: fieldOffset(type, index: index)))
        }
      }
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }

  /// What a view's place keeps, whatever value the view comes with.
  private protocol KeptByNode {}
  extension State: KeptByNode {}
  extension StateObject: KeptByNode {}
  extension GestureState: KeptByNode {}
  extension FocusState: KeptByNode {}
  extension Namespace: KeptByNode {}

  extension Fields {
    /// Fills the dynamic properties of a value; `update()` is called after those inside are filled.
    static func link<Value>(_ value: inout Value, to node: Node) {
      withUnsafeMutablePointer(to: &value) {
        link(Value.self, at: UnsafeMutableRawPointer($0), start: 0, to: node)
      }
    }

    private static func link(
      _ type: Any.Type, at pointer: UnsafeMutableRawPointer, start: Int, to node: Node
    ) {
      for field in of(type) {
        let place = pointer + field.offset
        if let linked = field.type as? any Linked.Type {
          fill(linked, at: place, slot: node.slot(start + field.offset))
        } else if let dynamic = field.type as? any DynamicProperty.Type {
          link(field.type, at: place, start: start + field.offset, to: node)
          refresh(dynamic, at: place)
        }
      }
    }
    private static func fill<P: Linked>(
      _ type: P.Type, at place: UnsafeMutableRawPointer, slot: Slot
    ) { place.assumingMemoryBound(to: P.self).pointee.link(slot) }
    private static func refresh<P: DynamicProperty>(
      _ type: P.Type, at place: UnsafeMutableRawPointer
    ) { place.assumingMemoryBound(to: P.self).pointee.update() }

    /// Returns whether two values have the same in every field: as `==` says, or bit by bit.
    static func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
      withUnsafePointer(to: first) { first in
        withUnsafePointer(to: second) {
          areSame(Value.self, UnsafeRawPointer(first), UnsafeRawPointer($0))
        }
      }
    }

    private static func areSame(
      _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
    ) -> Bool {
      if type is any KeptByNode.Type { return true }
      if type == Erased.self {
        return areSameViews(
          first.assumingMemoryBound(to: Erased.self).pointee.view,
          second.assumingMemoryBound(to: Erased.self).pointee.view)
      }
      if let equatable = type as? any Equatable.Type { return areEqual(equatable, first, second) }
      if memcmp(first, second, size(type)) == 0 { return true }
      let fields = of(type)
      return !fields.isEmpty
        && fields.allSatisfy { areSame($0.type, first + $0.offset, second + $0.offset) }
    }

    static func areSameViews(_ first: any View, _ second: any View) -> Bool {
      func compare<V: View>(_ first: V) -> Bool {
        (second as? V).map { areSame(first, $0) } ?? false
      }
      return compare(first)
    }
    private static func areEqual<E: Equatable>(
      _ type: E.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
    ) -> Bool {
      first.assumingMemoryBound(to: E.self).pointee
        == second.assumingMemoryBound(to: E.self).pointee
    }
    private static func size(_ type: Any.Type) -> Int {
      func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
      return _openExistential(type, do: size)
    }
  }
#endif

#if canImport(SwiftUI)
  /// Where a long line of text is cut so that its parts, side by side, look like the whole.
  ///
  /// A line has a direction: that of its first letter that has one. What is written the other way in it is
  /// reversed as a whole, numbers among it too, so a cut through that changes the order of words; where
  /// it is too long to be left whole its parts stand in reversed order.
  struct TextParts: Equatable {
    /// A stretch of the text, by its characters' places, and which way it is written.
    struct Part: Equatable {
      var range: Range<Int>
      var isRightToLeft: Bool
      /// Whether the letters at its start, and at its end, were joined to those beyond.
      var joinsBefore = false
      var joinsAfter = false
    }

    /// The direction of the line; nil where no letter has one.
    let isRightToLeft: Bool?
    /// Whether anything in it is written from right to left.
    let hasRightToLeft: Bool
    /// The parts in the order in which they stand along the line.
    let parts: [Part]

    /// The most characters of a part: at 30 points each, and three pixels a point, well under the 8192
    /// pixels of the least texture limit.
    private static var most: Int { 80 }
    /// As many are still one part, of letters that are not that broad.
    private static var mostWhole: Int { 3 * most }

    init(_ text: String) {
      let kinds = text.map { CharacterKind($0) }
      isRightToLeft = kinds.lazy.compactMap(\.isRightToLeft).first
      hasRightToLeft = kinds.contains { $0.isRightToLeft == true || $0 == .arabicNumber }
      let base = isRightToLeft ?? false
      guard kinds.count > TextParts.mostWhole else {
        parts = [Part(range: 0..<kinds.count, isRightToLeft: base)]
        return
      }
      let cuts = TextParts.cuts(in: kinds, isRightToLeft: base)
      var parts: [Part] = []
      var start = 0
      while start < kinds.count {
        let end = TextParts.end(of: start, cuts, kinds.count)
        if end - start <= TextParts.mostWhole {
          parts.append(Part(range: start..<end, isRightToLeft: base))
        } else {
          parts += TextParts.pieces(of: start..<end, kinds, isRightToLeft: base)
        }
        start = end
      }
      self.parts = parts
    }

    /// The places at which nothing is torn: after spaces next to what goes along the line.
    private static func cuts(in kinds: [CharacterKind], isRightToLeft base: Bool) -> [Int] {
      /// Whether what comes after each place goes along; of a number nobody knows.
      var follows = Array(repeating: true, count: kinds.count + 1)
      var isAlong = true
      for place in kinds.indices.reversed() {
        follows[place + 1] = isAlong
        switch kinds[place] {
        case .leftToRight, .rightToLeft, .joined: isAlong = kinds[place].isRightToLeft == base
        case .number: isAlong = false
        case .arabicNumber: isAlong = base
        case .space, .other: break
        }
      }
      var cuts: [Int] = []
      // A number belongs to the letters before it.
      var wasAlong = true
      for (place, kind) in kinds.enumerated() {
        if kind == .space, wasAlong || follows[place + 1] { cuts.append(place + 1) }
        if kind == .arabicNumber { wasAlong = base }
        if let isRightToLeft = kind.isRightToLeft { wasAlong = isRightToLeft == base }
      }
      return cuts
    }

    /// The last place to cut for a part that starts somewhere, or else the first one too far.
    private static func end(of start: Int, _ cuts: [Int], _ count: Int) -> Int {
      if count - start <= most { return count }
      var low = 0
      var high = cuts.count
      while low < high {
        let middle = (low + high) / 2
        if cuts[middle] <= start + most { low = middle + 1 } else { high = middle }
      }
      if low > 0, cuts[low - 1] > start { return cuts[low - 1] }
      return low < cuts.count ? cuts[low] : count
    }

    /// Parts of what has no place to be cut for long: words one way against the line, in reversed order,
    /// or something without spaces.
    private static func pieces(
      of range: Range<Int>, _ kinds: [CharacterKind], isRightToLeft base: Bool
    ) -> [Part] {
      let own = kinds[range].lazy.compactMap(\.isRightToLeft).first ?? base
      let cuts = range.filter { kinds[$0] == .space }.map { $0 + 1 }
      var parts: [Part] = []
      var start = range.lowerBound
      while start < range.upperBound {
        let end = min(end(of: start, cuts, range.upperBound), start + most)
        var part = Part(range: start..<end, isRightToLeft: own)
        part.joinsBefore = parts.last?.joinsAfter ?? false
        part.joinsAfter =
          end < range.upperBound && kinds[end - 1] == .joined && kinds[end] == .joined
        parts.append(part)
        start = end
      }
      return own == base ? parts : parts.reversed()
    }
  }

  /// What a character is for the order of a line.
  enum CharacterKind {
    case leftToRight, rightToLeft
    /// Of a script from right to left whose letters join.
    case joined
    case number, arabicNumber
    case space, other

    init(_ character: Character) {
      self = character.unicodeScalars.first.map { CharacterKind($0) } ?? .other
    }

    /// The direction of a letter; nil of what takes that of others.
    var isRightToLeft: Bool? {
      switch self {
      case .leftToRight: return false
      case .rightToLeft, .joined: return true
      case .number, .arabicNumber, .space, .other: return nil
      }
    }

    private init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x20: self = .space
      case 0x30...0x39, 0x6F0...0x6F9: self = .number
      case 0x41...0x5A, 0x61...0x7A, 0x200E: self = .leftToRight
      case 0..<0x80: self = .other
      case 0x660...0x669, 0x66B, 0x66C, 0x6DD: self = .arabicNumber
      case 0x200F, 0x61C: self = .rightToLeft
      default:
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
          .letterNumber, .spacingMark:
          self = CharacterKind(letter: scalar.value)
        case .decimalNumber: self = .number
        default: self = .other
        }
      }
    }

    private init(letter value: UInt32) {
      switch value {
      case 0x600...0x7BF, 0x840...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F,
        0x10EC0...0x10EFF, 0x10F30...0x10F6F, 0x1E900...0x1E95F:
        self = .joined
      case 0x590...0x5FF, 0x7C0...0x83F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        self = .rightToLeft
      default: self = .leftToRight
      }
    }
  }
#endif

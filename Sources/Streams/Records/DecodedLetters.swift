/// The bytes that a string stands for if it is base64.
///
/// The letters of words such as "Not found" are letters of base64, too. Only the bytes tell the two apart.
struct DecodedLetters {
  private let letters: String
  /// The first bytes, without the zeros of UTF-16.
  private let head: [UInt8]
  /// Whether more bytes follow.
  private let isCut: Bool

  /// The number of bytes to look at.
  private static let mostBytes = 64
  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
  private static let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]

  init(_ letters: String, _ bytes: [UInt8]) {
    self.letters = letters
    isCut = bytes.count > Self.mostBytes
    let first = bytes.prefix(Self.mostBytes).filter { $0 != 0 }
    let mark = Self.marks.first { first.starts(with: $0) } ?? []
    head = Array(first.dropFirst(mark.count).drop { Self.spaces.contains($0) })
  }

  /// Whether the bytes begin like JSON, or like a web page, which may hold JSON. A document that is broken further on
  /// gets an error with its place.
  var mayHoldJSON: Bool {
    guard let first = head.first else { return false }
    switch first {
    case UInt8(ascii: "{"): return continues(with: "\"}/")
    case UInt8(ascii: "["): return continues(with: "\"{[]-/0123456789")
    case UInt8(ascii: "<"): return isText
    default: return isWhole && isText && "\"-0123456789tfn".utf8.contains(first)
    }
  }

  /// Whether a space, a letter or one of some signs follows the first byte. Nothing follows in a document that is cut
  /// off there.
  private func continues(with signs: String) -> Bool {
    guard let next = head.dropFirst().first else { return isWhole }
    return Self.spaces.contains(next) || signs.utf8.contains(next) || Character(Unicode.Scalar(next)).isASCIILetter
  }

  /// Whether the letters are in groups of four, as base64 is written with its padding.
  private var isWhole: Bool { letters.utf8.count % 4 == 0 && !letters.utf8.contains { Self.spaces.contains($0) } }

  /// Whether the bytes are UTF-8 without control characters. The last character may be cut where more bytes follow.
  private var isText: Bool {
    let lastPlain = head.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    let end = isCut ? lastPlain : head.count
    let isPlain = head.allSatisfy { $0 >= 0x20 && $0 != 0x7F || Self.spaces.contains($0) }
    return isPlain && head.count - end < 4 && String(validating: head[..<end], as: UTF8.self) != nil
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}

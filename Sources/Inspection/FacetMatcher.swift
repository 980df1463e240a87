import FacetModel
import JSON
import Text

/// Compares facets and values with the words of a search in the inspector, ignoring case.
package struct FacetMatcher {
  private let wanted: String
  /// The bytes of words that are ASCII, which most values can be compared with quickly.
  private let ascii: [UInt8]?

  package init(_ words: SafeText) {
    wanted = words.string.folded
    ascii = wanted.utf8.allSatisfy { $0 < 0x80 } ? Array(wanted.utf8) : nil
  }

  /// Whether the words occur in the component, the id, the identity or a value of a facet. Its children do not count.
  package func matches(_ facet: Facet) -> Bool {
    holds(facet.component.id) || facet.id.map(holds) == true || holds(facet.identity.description)
      || facet.ownParts.contains { matches(inside: $0.value) } || facet.logging.map(matches(inside:)) == true
  }

  /// Whether the words occur in a value or in a value inside it.
  private func matches(inside value: Value) -> Bool {
    switch value.kind {
    case .object: value.members.contains { matches(inside: $0.value) }
    case .array: value.elements.contains { matches(inside: $0) }
    default: matches(value)
    }
  }

  /// Whether the words occur in a value that is neither an object nor an array.
  package func matches(_ value: Value) -> Bool {
    switch value.kind {
    case .string: value.withUTF8(holds) ?? false
    case .number: holds(value.numberText ?? "")
    case .true: holds("true")
    case .false: holds("false")
    case .null: holds("null")
    case .object, .array: false
    }
  }

  package func holds(_ text: String) -> Bool { text.folded.holds(wanted) }

  private func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isASCII = true
    if let ascii, let first = ascii.first {
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte >= 0x80 { isASCII = false }
        if Self.lower(byte) == first, bytes.count - index >= ascii.count,
          ascii.indices.allSatisfy({ Self.lower(bytes[index + $0]) == ascii[$0] })
        {
          return true
        }
        index += 1
      }
      if isASCII { return false }
    }
    return holds(String(decoding: bytes, as: UTF8.self))
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

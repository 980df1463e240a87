/// A value of a document: a reference to the document and a position in it, as cheap to pass on as a pointer.
public struct Value {
  public let document: Document
  @usableFromInline let index: Int

  @inlinable
  init(document: Document, index: Int) {
    self.document = document
    self.index = index
  }

  @inlinable var node: Node { document.arena.base[index] }

  @inlinable
  public var kind: ValueKind {
    switch node.form {
    case .null, .reference: .null
    case .false: .false
    case .true: .true
    case .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    case .deferred: document.bytes[Int(node.start)] == UInt8(ascii: "[") ? .array : .object
    }
  }

  @inlinable
  public var isNull: Bool { node.form == .null }

  /// The bytes of the value in its document, including quotes.
  @inlinable
  public var range: Range<Int> { Int(node.start)..<Int(node.end) }

  public var bool: Bool? {
    switch node.form {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The digits of a number as they are written, without any loss of precision.
  public var numberText: String? {
    node.form == .number ? document.bytes.string(in: range) : nil
  }

  /// The whole text of a string.
  public var string: String? {
    withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a string, cut between characters if it is longer than the limit for display.
  public var displayString: String? {
    withUTF8 { bytes in
      guard bytes.count > document.limits.stringBytes else { return String(decoding: bytes, as: UTF8.self) }
      var end = document.limits.stringBytes
      while end > 0, bytes[end] & 0xC0 == 0x80 {
        end -= 1
      }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  /// Whether this is the string "".
  @inlinable
  public var isEmptyString: Bool {
    node.form == .string && contentRange.isEmpty
  }

  /// Whether this is the string "", a list without elements, or an object without members.
  public var holdsNothing: Bool {
    switch kind {
    case .array: elements.first(1, as: \.self).isEmpty
    case .object: members.first { _ in true } == nil
    default: isEmptyString
    }
  }

  /// Calls `body` with the decoded text of a string as UTF-8, without creating a `String`.
  public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    switch node.form {
    case .string:
      document.bytes.withUnsafeBytes(in: contentRange, body)
    case .escapedString:
      document.bytes.withUnsafeBytes(in: contentRange) { raw in
        let text = unescaped(raw)
        return text.withUnsafeBytes(in: 0..<text.count, body)
      }
    default:
      nil
    }
  }

  /// The number of a string among all strings of the session.
  public var symbol: Symbol? {
    withUTF8 { document.interner.intern($0) }
  }

  /// The bytes of a string between its quotes.
  @inlinable var contentRange: Range<Int> { Int(node.start) + 1..<Int(node.end) - 1 }
}

/// The type of a JSON value.
public enum ValueKind: UInt8, Sendable {
  case null, `false`, `true`, number, string, array, object
}

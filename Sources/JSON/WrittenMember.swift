/// A member of an object as it is written, even if a later member overrides it.
public struct WrittenMember {
  /// The name, without escapes.
  public let name: String
  /// The bytes of the key with its quotes, in the document's text.
  public let key: Range<Int>
  /// The bytes of the value.
  public let value: Range<Int>
}

extension Value {
  /// The members of an object in the order of the text, with those that later ones override.
  public var writtenMembers: [WrittenMember] {
    guard let object = parsed, object.kind == .object else { return [] }
    var end = object.range.lowerBound + 1
    return object.written(as: .object).compactMap { member in
      let value = member.range
      defer { end = value.upperBound }
      return document.bytes.withUnsafeBytes(in: end..<value.lowerBound) { bytes -> WrittenMember? in
        // Only a comma and spaces stand before the key, a colon and spaces behind it.
        let quote = UInt8(ascii: "\"")
        guard let first = bytes.firstIndex(of: quote), let last = bytes.lastIndex(of: quote), first < last else {
          return nil
        }
        let key = end + first..<end + last + 1
        return WrittenMember(name: document.name(key) ?? "", key: key, value: value)
      }
    }
  }
}

extension Document {
  /// The object of which a member's value begins at a byte of the text; `nil` if none does, or only inside a string.
  public func object(withMemberAt offset: Int) -> Value? {
    var container = root
    while container.range.contains(offset), let inner = container.parsed {
      let written: any Sequence<Value> = inner.written(as: inner.kind == .array ? .array : .object)
      guard let next = written.first(where: { $0.range.contains(offset) }) else { return nil }
      if next.range.lowerBound == offset { return inner.kind == .object ? inner : nil }
      container = next
    }
    return nil
  }

  /// The name that a key spells, between its quotes.
  fileprivate func name(_ key: Range<Int>) -> String? {
    bytes.withUnsafeBytes(in: key) { key in
      guard key.contains(UInt8(ascii: "\\")) else { return String(decoding: key.dropFirst().dropLast(), as: UTF8.self) }
      let spelled = try? Document.read(ByteBuffer(Array(key)), interner: Interner(), limits: limits)
      return spelled?.root.string
    }
  }
}

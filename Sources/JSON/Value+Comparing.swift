import Glibc

extension Value {
  /// Whether both values have the same bytes, and therefore the same meaning. Values with the same meaning can have
  /// different bytes.
  public func isWritten(like other: Value) -> Bool {
    document.isWritten(place, like: other.place, of: other.document)
  }

  /// Whether this is a string that is not empty, and is written as it reads.
  @inlinable
  public var isPlainText: Bool {
    node.form == .string && node.end - node.start > 2
  }

  /// Returns the first members of two objects that are not written alike, if their keys are equal and all members
  /// before them are written alike.
  public func firstMemberWrittenUnlike(_ other: Value) -> (key: Symbol, old: Value, new: Value)? {
    document.membersWrittenUnlike(inside: place, than: other.place, of: other.document).map { index, otherIndex in
      (
        document.arena.base[index].key, Value(document: document, index: index),
        Value(document: other.document, index: otherIndex)
      )
    }
  }

  /// Returns whether two strings have the same decoded text; `nil` when either is not a string.
  public func hasSameText(as other: Value) -> Bool? {
    // The lengths are compared first, because reading two texts far apart in memory is slow.
    if node.form == .string, other.node.form == .string { return hasSameContent(as: other) }
    if document.areOtherStrings(node, other.node, of: other.document) { return false }
    return withUTF8 { here in other.withUTF8 { there in here.elementsEqual(there) } }.flatMap { $0 }
  }

  private func hasSameContent(as other: Value) -> Bool {
    let (here, there) = (contentRange, other.contentRange)
    return here.count == there.count
      && memcmp(document.bytes.base + here.lowerBound, other.document.bytes.base + there.lowerBound, here.count) == 0
  }
}

extension Document {
  /// Returns whether two places have the same bytes, as `Value.isWritten(like:)` does, for callers that walk over
  /// places.
  public func isWritten(_ place: Value.Place, like other: Value.Place, of document: Document) -> Bool {
    // In rows, equal bytes can have different meanings: "$1e" refers to a row of its own page, and "$$5" means "$5".
    guard references == nil, document.references == nil else { return false }
    return isWritten(arena.base[Int(place.index)], like: document.arena.base[Int(other.index)], of: document)
  }

  /// Returns the key of those members, if they obviously are different strings.
  public func keyOfOtherString(
    inside place: Value.Place, than other: Value.Place, of document: Document
  ) -> Symbol? {
    guard let (index, otherIndex) = membersWrittenUnlike(inside: place, than: other, of: document) else { return nil }
    let member = arena.base[index]
    return areOtherStrings(member, document.arena.base[otherIndex], of: document) ? member.key : nil
  }

  /// Returns the numbers of the first members of two objects that are not written alike. All keys so far are equal, and
  /// the members before them are written alike.
  ///
  /// The objects are walked as nodes, because a value for each member would take most of the time of comparing facets.
  @inline(__always)
  fileprivate func membersWrittenUnlike(
    inside place: Value.Place, than other: Value.Place, of document: Document
  ) -> (Int, Int)? {
    let (here, there) = (arena.base, document.arena.base)
    let (object, otherObject) = (here[Int(place.index)], there[Int(other.index)])
    guard object.form == .object, otherObject.form == .object, references == nil, document.references == nil else {
      return nil
    }
    var (index, otherIndex) = (Int(place.index) &+ 1, Int(other.index) &+ 1)
    while index < object.next, otherIndex < otherObject.next {
      let (member, otherMember) = (here[index], there[otherIndex])
      // Also ends at a member that a later one overrides.
      guard member.key == otherMember.key, member.key != .none else { return nil }
      if !isWritten(member, like: otherMember, of: document) { return (index, otherIndex) }
      (index, otherIndex) = (member.next, otherMember.next)
    }
    return nil
  }

  /// Whether two values that are not written alike are strings with different texts, and neither is empty.
  fileprivate func areOtherStrings(_ here: Node, _ there: Node, of document: Document) -> Bool {
    guard here.isString, there.isString else { return false }
    if here.form == .string, there.form == .string { return true }
    // Texts differ if their bytes do so before the first escape of either.
    let (bytes, otherBytes) = (bytes.base + Int(here.start) + 1, document.bytes.base + Int(there.start) + 1)
    let count = Int(min(here.end &- here.start, there.end &- there.start)) - 2
    for offset in 0..<count {
      let (byte, otherByte) = (bytes[offset], otherBytes[offset])
      if byte == UInt8(ascii: "\\") || otherByte == UInt8(ascii: "\\") { return false }
      if byte != otherByte { return true }
    }
    return false
  }

  @inline(__always)
  fileprivate func isWritten(_ here: Node, like there: Node, of document: Document) -> Bool {
    let count = Int(here.end &- here.start)
    return count == Int(there.end &- there.start)
      && memcmp(bytes.base + Int(here.start), document.bytes.base + Int(there.start), count) == 0
  }
}

extension Node {
  /// Whether this is a string that is not empty.
  fileprivate var isString: Bool { (form == .string || form == .escapedString) && end - start > 2 }
}

import Glibc

extension Value {
  /// Whether the same bytes stand here and there: then both say the same. The other way round need not be true.
  public func isWritten(like other: Value) -> Bool {
    document.isWritten(place, like: other.place, of: other.document)
  }

  /// Whether two strings say the same; `nil` when one of them is none.
  public func says(theSameAs other: Value) -> Bool? {
    // Texts are as far from each other in memory as feeds are long: where the lengths tell, nothing is read.
    if node.form == .string, other.node.form == .string { return hasSameContent(as: other) }
    if beginsUnlike(other) { return false }
    return withUTF8 { here in other.withUTF8 { there in here.elementsEqual(there) } }.flatMap { $0 }
  }

  private func hasSameContent(as other: Value) -> Bool {
    let (here, there) = (contentRange, other.contentRange)
    return here.count == there.count
      && memcmp(document.bytes.base + here.lowerBound, other.document.bytes.base + there.lowerBound, here.count) == 0
  }

  /// Whether two strings differ before either has its first escape.
  private func beginsUnlike(_ other: Value) -> Bool {
    guard kind == .string, other.kind == .string else { return false }
    let differing = document.bytes.withUnsafeBytes(in: contentRange) { here in
      other.document.bytes.withUnsafeBytes(in: other.contentRange) { there in
        zip(here, there).first { $0 != $1 || $0 == UInt8(ascii: "\\") }
      }
    }
    return differing.map { $0 != UInt8(ascii: "\\") && $1 != UInt8(ascii: "\\") } ?? false
  }
}

extension Document {
  /// `Value.isWritten(like:)`, for whoever walks over places.
  public func isWritten(_ place: Value.Place, like other: Value.Place, of document: Document) -> Bool {
    // In rows the same bytes may stand for something else: "$1e" is another row there, and "$$5" is "$5".
    guard references == nil, document.references == nil else { return false }
    let (here, there) = (arena.base[Int(place.index)], document.arena.base[Int(other.index)])
    let count = Int(here.end - here.start)
    return count == Int(there.end - there.start)
      && memcmp(bytes.base + Int(here.start), document.bytes.base + Int(there.start), count) == 0
  }
}

import Glibc

extension Value {
  /// Whether the same bytes stand here and there: then both say the same. The other way round need not be true.
  public func isWritten(like other: Value) -> Bool {
    guard range.count == other.range.count else { return false }
    return document.bytes.withUnsafeBytes(in: range) { here in
      other.document.bytes.withUnsafeBytes(in: other.range) { there in
        guard let here = here.baseAddress, let there = there.baseAddress else { return true }
        return memcmp(here, there, range.count) == 0
      }
    }
  }

  /// Whether two strings say the same; `nil` when one of them is none.
  public func says(theSameAs other: Value) -> Bool? {
    withUTF8 { here in other.withUTF8 { there in here.elementsEqual(there) } }.flatMap { $0 }
  }
}

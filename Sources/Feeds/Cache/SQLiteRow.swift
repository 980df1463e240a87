/// A row of a result, while its statement stands on it.
struct SQLiteRow {
  let library: SQLiteLibrary
  let statement: SQLiteLibrary.Statement

  func number(_ column: Int32) -> Int { Int(library.number(statement, column)) }

  /// `nil` for what has no value, and for what is no text.
  func text(_ column: Int32) -> String? {
    guard let bytes = library.text(statement, column) else { return nil }
    let count = Int(library.byteCount(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes of a value; none for what has no value.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let bytes = library.bytes(statement, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(library.byteCount(statement, column))))
  }
}

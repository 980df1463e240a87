/// The present row of a statement. It is valid until the next step.
struct SQLiteRow {
  let library: SQLiteLibrary
  let statement: SQLiteLibrary.Statement

  func number(_ column: Int32) -> Int { Int(library.number(statement, column)) }

  /// Returns the text of a column, or `nil` if it has none.
  func text(_ column: Int32) -> String? {
    guard let bytes = library.text(statement, column) else { return nil }
    let count = Int(library.byteCount(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Returns the bytes of a column; empty if it has none.
  func bytes(_ column: Int32) -> [UInt8] {
    guard let bytes = library.bytes(statement, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(library.byteCount(statement, column))))
  }
}

/// A value for a parameter of a statement.
enum SQLiteValue {
  case number(Int)
  case text(String)
  case bytes([UInt8])
  case none

  init(_ text: String?) {
    self = text.map(Self.text) ?? .none
  }
}

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

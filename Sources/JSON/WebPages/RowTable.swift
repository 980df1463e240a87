/// The rows read so far, and the references in them.
struct RowTable {
  struct Reference {
    let node: Int
    /// The range of the path in the stream: `1e:props:data`.
    let path: Range<Int>
  }

  enum Row {
    case value(node: Int)
    /// A row with an error of the server, by the range of its text.
    case error(Range<Int>)
    /// A row without data.
    case other
  }

  private(set) var rows: [UInt64: Row] = [:]
  /// The references in the order of their nodes.
  var references: [Reference] = []

  /// Returns whether the table already has a value of this id. The first row of an id counts, as it does in browsers.
  func holdsValue(of id: RowID) -> Bool {
    if case .value? = rows[id.number] { true } else { false }
  }

  mutating func add(_ id: RowID, node: Int) {
    rows[id.number] = .value(node: node)
  }

  mutating func addError(_ id: RowID, _ text: Range<Int>) {
    if rows[id.number] == nil { rows[id.number] = .error(text) }
  }

  mutating func addOther(_ id: RowID) {
    if rows[id.number] == nil { rows[id.number] = .other }
  }
}

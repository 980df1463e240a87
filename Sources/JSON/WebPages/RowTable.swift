/// The rows that have been read, and the references that stand in them.
struct RowTable {
  struct Reference {
    let node: Int
    /// Where its path is written: `1e:props:data`.
    let path: Range<Int>
  }

  enum Row {
    case value(node: Int)
    /// A row that is there and holds no data.
    case other
  }

  private(set) var rows: [UInt64: Row] = [:]
  /// In the order of their nodes.
  var references: [Reference] = []

  /// Whether there is a value of this id already. The first row of an id counts, as it does in browsers.
  func holdsValue(of id: RowID) -> Bool {
    if case .value? = rows[id.number] { true } else { false }
  }

  mutating func add(_ id: RowID, node: Int) {
    rows[id.number] = .value(node: node)
  }

  mutating func addOther(_ id: RowID) {
    if rows[id.number] == nil { rows[id.number] = .other }
  }
}

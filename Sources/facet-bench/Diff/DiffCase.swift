/// A change of a list between two responses.
enum DiffCase: String, CaseIterable {
  case identical
  case append = "append 20"
  case firstToLast = "first to last"
  case edits = "5 % edits"
  case moves = "20 moves"
  case shuffle

  /// Returns the rows of the new list. Rows of `spare` are new.
  func change(_ old: [DiffRow], spare: [DiffRow], using random: inout SplitMix64) -> [DiffRow] {
    var rows = old
    switch self {
    case .identical: break
    case .append: rows += spare.prefix(20)
    case .firstToLast: rows.append(rows.removeFirst())
    case .edits: rows = Self.edit(old, spare: spare, using: &random)
    case .moves:
      for _ in 0..<20 {
        let row = rows.remove(at: Int(random.next() % UInt64(rows.count)))
        rows.insert(row, at: Int(random.next() % UInt64(rows.count + 1)))
      }
    case .shuffle: rows.shuffle(using: &random)
    }
    return rows
  }

  /// Changes one row in twenty: some are deleted, some inserted, and some updated.
  private static func edit(_ rows: [DiffRow], spare: [DiffRow], using random: inout SplitMix64) -> [DiffRow] {
    var spare = spare[...]
    return rows.flatMap { row -> [DiffRow] in
      guard random.chance(oneIn: 20) else { return [row] }
      switch random.next() % 3 {
      case 0: return []
      case 1: return [row, spare.popFirst()].compactMap(\.self)
      default: return [row.renamed]
      }
    }
  }
}

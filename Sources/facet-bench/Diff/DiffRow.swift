/// A row of a list, as a server writes it.
struct DiffRow {
  let id: String
  let bytes: [UInt8]

  private static let title = Array(#""title":""#.utf8)

  /// Returns stores of all kinds. The same count gives the same rows on every machine.
  static func rows(_ count: Int) -> [DiffRow] {
    var generator = FeedGenerator()
    return (0..<count).map { position in
      let row = generator.storeRow(position: position)
      var bytes: [UInt8] = []
      row.write(to: &bytes)
      return DiffRow(id: row.id ?? "", bytes: bytes)
    }
  }

  /// Returns the same store with another title.
  var renamed: DiffRow {
    var bytes = bytes
    let start = bytes.indices.first { bytes[$0...].starts(with: Self.title) } ?? bytes.startIndex
    bytes.insert(contentsOf: "New: ".utf8, at: start + Self.title.count)
    return DiffRow(id: id, bytes: bytes)
  }

  /// Returns a page of one section with these rows.
  static func feed(_ rows: [DiffRow]) -> [UInt8] {
    var bytes = Array(#"{"body":[{"id":"all_stores","header":[],"body":["#.utf8)
    bytes.reserveCapacity(rows.reduce(200) { $0 + $1.bytes.count + 1 })
    for (position, row) in rows.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += row.bytes
    }
    bytes += #"],"footer":[]}],"header":[],"footer":[]}"#.utf8
    return bytes
  }
}

extension JSONLiteral {
  fileprivate var id: String? {
    guard case .object(let members) = self, case .string(let id)? = members.first(where: { $0.0 == "id" })?.1 else {
      return nil
    }
    return id
  }
}

import Text

/// Searches for facets among all that the cache has seen, without writing to it.
extension ResponseCache {
  /// Returns the facets with an id, then those with a text, the last seen ones first.
  /// On each page a facet is found once, in the last of its versions that match. `askers` are the clients whose answers
  /// are searched; `nil` means all.
  public func find(
    _ words: String, askers: [[UInt8]]? = nil, most: Int = 1000
  ) throws(CacheFault) -> FoundFacets {
    let wanted = words.folded
    guard listsFacets, !wanted.isEmpty else { return FoundFacets(facets: [], more: 0) }
    var places: [Match.Place: Int] = [:]
    var matches: [Match] = []
    try forEachFacet(askers) { row throws(CacheFault) in
      guard let match = Match(row, words: words, folded: wanted) else { return }
      if let index = places[match.place] {
        // Of two versions the one in the present answer counts, or else the later one.
        if match.isNewer(than: matches[index]) { matches[index] = match }
      } else {
        places[match.place] = matches.count
        matches.append(match)
      }
    }
    let shown = matches.sorted { $0.comesBefore($1) }.prefix(max(0, most))
    var firstSeen: [Int: [Int: Int]] = [:]
    for match in shown where firstSeen[match.place.answer] == nil {
      firstSeen[match.place.answer] = try beginnings(in: match.place.answer)
    }
    return FoundFacets(
      facets: shown.map { $0.found(firstSeen: firstSeen[$0.place.answer]?[$0.place.place]) },
      more: matches.count - shown.count)
  }

  /// Returns all versions of the facets with an id, page by page, the earliest first.
  public func history(of id: String) throws(CacheFault) -> [FacetVersion] {
    guard listsFacets else { return [] }
    return try connection.run(
      """
      SELECT f.answer, f.place, a.address, f.component, f.section, f.first, coalesce(f.last, a.time), f.last IS NULL,
        f.json
      FROM answers a JOIN facets f ON f.answer = a.id WHERE f.id = ?
      ORDER BY a.used DESC, a.id, min(f.number) OVER (PARTITION BY f.answer, f.place), f.place, f.number
      """, [.text(id)]
    ) { row in
      FacetVersion(
        answer: row.number(0), place: row.number(1), address: row.text(2) ?? "", component: row.text(3) ?? "",
        section: row.text(4) ?? "", firstSeen: row.number(5), lastSeen: row.number(6), isCurrent: row.number(7) != 0,
        json: row.bytes(8))
    }
  }

  /// Returns an answer by its number if it belongs to one of the clients.
  public func answer(_ number: Int, askers: [[UInt8]]) throws(CacheFault) -> CachedResponse? {
    guard listsFacets else { return nil }
    let keys = try connection.run(
      "SELECT a.key, p.asker FROM answers a JOIN pages p ON p.answer = a.id WHERE a.id = ?", [.number(number)]
    ) { (key: $0.bytes(0), asker: $0.bytes(1)) }
    guard let found = keys.first, askers.contains(found.asker) else { return nil }
    return try answer(toKey: found.key)
  }

  /// Returns the answers without a list of facets, for example those from before facets were listed.
  public func unlistedAnswers() throws(CacheFault) -> [Int] {
    let condition = listsFacets ? " WHERE id NOT IN (SELECT answer FROM pages)" : ""
    return try connection.run("SELECT id FROM answers" + condition) { $0.number(0) }
  }

  private func forEachFacet(
    _ askers: [[UInt8]]?, _ body: (SQLiteRow) throws(CacheFault) -> Void
  ) throws(CacheFault) {
    let places = askers.map { Array(repeating: "?", count: $0.count).joined(separator: ", ") }
    try connection.run(
      """
      SELECT f.answer, f.place, f.number, f.id, f.component, f.section, f.first, coalesce(f.last, a.time),
        f.last IS NULL, a.address, f.words
      FROM answers a JOIN facets f ON f.answer = a.id
      """ + (places.map { " WHERE a.id IN (SELECT answer FROM pages WHERE asker IN (\($0)))" } ?? ""),
      (askers ?? []).map(SQLiteValue.bytes), body)
  }

  /// Returns the time when each facet of an answer was first seen, by its place.
  private func beginnings(in answer: Int) throws(CacheFault) -> [Int: Int] {
    let rows = try connection.run(
      "SELECT place, min(first) FROM facets WHERE answer = ? GROUP BY place", [.number(answer)]
    ) { ($0.number(0), $0.number(1)) }
    return Dictionary(rows) { $1 }
  }
}

/// A row that a search has found.
private struct Match {
  struct Place: Hashable {
    let answer: Int
    let place: Int
  }

  let place: Place
  private let number: Int
  private let id: String
  private let component: String
  private let section: String
  private let first: Int
  private let last: Int
  private let isCurrent: Bool
  private let address: String
  private let text: String
  private let hasID: Bool

  /// Returns `nil` for a row that does not match. Most rows do not, so only the columns for this test are read first.
  init?(_ row: SQLiteRow, words: String, folded: String) {
    let text = row.text(10) ?? ""
    let id = row.text(3) ?? ""
    hasID = id == words
    guard hasID || text.folded.holds(folded) else { return nil }
    let lines = text.split(separator: "\n")
    self.text = (lines.first { $0.folded.holds(folded) } ?? lines.first).map { String($0) } ?? ""
    self.id = id
    place = Place(answer: row.number(0), place: row.number(1))
    number = row.number(2)
    component = row.text(4) ?? ""
    section = row.text(5) ?? ""
    first = row.number(6)
    last = row.number(7)
    isCurrent = row.number(8) != 0
    address = row.text(9) ?? ""
  }

  func isNewer(than other: Match) -> Bool {
    (isCurrent ? 1 : 0, last, number) > (other.isCurrent ? 1 : 0, other.last, other.number)
  }

  func comesBefore(_ other: Match) -> Bool {
    (other.hasID ? 1 : 0, other.last, other.place.answer, number) < (hasID ? 1 : 0, last, place.answer, other.number)
  }

  func found(firstSeen: Int?) -> FoundFacet {
    FoundFacet(
      answer: place.answer, id: id, component: component, section: section, address: address,
      firstSeen: min(first, firstSeen ?? first), lastSeen: last, isCurrent: isCurrent, text: text, hasID: hasID)
  }
}

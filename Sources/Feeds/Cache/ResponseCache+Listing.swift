import JSON

/// Facets by their ids, in rows beside the answers that they came with.
///
/// A row is one version of a facet: another one is written only where it says or looks like something else. What was
/// last seen of a version that is still in its answer is the answer's own time.
extension ResponseCache {
  /// Facets of an answer that are not listed: those behind so many.
  static let mostFacets = 10_000
  /// Versions of a facet, the current one included.
  static let mostVersions = 20
  /// What the earlier versions of all facets of a page may take, in bytes.
  static let mostPast = 1 << 20
  /// What the facets of an answer may take, in bytes.
  private static let mostListed = 16 << 20

  /// No answer comes to so many versions by itself.
  private static let mostNumber = 1 << 40

  /// A version of a facet that is in its answer.
  private struct Listed {
    let number: Int
    let hash: Int
    let size: Int
  }

  /// Writes what has changed of an answer's facets, and notes when the others were last seen.
  func list(
    _ facets: FacetListing, of answer: Int, asker: [UInt8], lastSeen: Int?, now: Int, limit: Int
  ) throws(CacheFault) {
    try connection.run(
      "INSERT OR REPLACE INTO pages (answer, asker) VALUES (?, ?)", [.number(answer), .bytes(asker)])
    var current = try listed(of: answer)
    var number = try connection.number("SELECT max(number) FROM facets WHERE answer = ?", [.number(answer)])
    if number > Self.mostNumber {
      // Another program has written that.
      try connection.run("DELETE FROM facets WHERE answer = ?", [.number(answer)])
      (current, number) = ([:], 0)
    }
    var facets = facets
    var gone: [Int] = []
    var size = 0
    let limit = min(limit, Self.mostListed)
    try connection.repeating(
      """
      INSERT INTO facets (answer, number, place, hash, first, size, id, component, section, words, json)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    ) { insert throws(CacheFault) in
      for _ in 0..<Self.mostFacets {
        guard let element = facets.next() else { break }
        let entry = element.entry
        if let old = current.removeValue(forKey: entry.place) {
          if old.hash == entry.hash {
            size = size.saturatingAdding(max(0, old.size))
            continue
          }
          gone.append(old.number)
        }
        let words = facets.words(of: element)
        let rowSize = entry.size + words.utf8.count
        guard size.saturatingAdding(rowSize) <= limit else { break }
        size += rowSize
        number += 1
        try insert([
          .number(answer), .number(number), .number(entry.place), .number(entry.hash), .number(now), .number(rowSize),
          .text(entry.id), .text(entry.component), .text(entry.section), .text(words), .bytes(entry.json),
        ])
      }
    }
    gone += current.values.map(\.number)
    guard !gone.isEmpty else { return }
    let words = "UPDATE facets SET last = ? WHERE answer = ? AND number = ?"
    try connection.repeating(words) { update throws(CacheFault) in
      for number in gone { try update([.number(lastSeen ?? now), .number(answer), .number(number)]) }
    }
    try forgetPast(of: answer, limit: max(0, min(Self.mostPast, limit - size)))
  }

  /// How much room the facets of an answer take, earlier versions included.
  func listedSize(of answer: Int) throws(CacheFault) -> Int {
    max(0, try connection.number("SELECT \(Self.wholeSize) FROM facets WHERE answer = ?", [.number(answer)]))
  }

  /// The facets that the answer had before, by their places.
  private func listed(of answer: Int) throws(CacheFault) -> [Int: Listed] {
    let rows = try connection.run(
      "SELECT place, number, hash, size FROM facets WHERE answer = ? AND last IS NULL", [.number(answer)]
    ) { (place: $0.number(0), listed: Listed(number: $0.number(1), hash: $0.number(2), size: $0.number(3))) }
    return Dictionary(rows.map { ($0.place, $0.listed) }) { $1 }
  }

  /// Lets go of the earliest versions: of each facet those beyond so many, of all those beyond so much room.
  private func forgetPast(of answer: Int, limit: Int) throws(CacheFault) {
    try connection.run(
      """
      DELETE FROM facets WHERE answer = ?1 AND number IN (
        SELECT number FROM (
          SELECT number, row_number() OVER (PARTITION BY place ORDER BY last DESC, number DESC) AS version,
            \(Self.wholeSize) OVER (ORDER BY last DESC, number DESC) AS whole
          FROM facets WHERE answer = ?1 AND last IS NOT NULL)
        WHERE version >= ?2 OR whole > ?3)
      """, [.number(answer), .number(Self.mostVersions), .number(limit)])
  }
}

extension ResponseCache {
  /// Lists the facets of answers that have none listed, such as those from before facets were. `listing` reads a body;
  /// what it cannot read is not tried again.
  public func listUnlisted(_ listing: (ByteBuffer) -> FacetListing?) throws(CacheFault) {
    let answers = try unlistedAnswers()
    guard !answers.isEmpty else { return }
    try prepareToWrite()
    for answer in answers {
      let keys = try connection.run("SELECT key, time FROM answers WHERE id = ?", [.number(answer)]) {
        (key: $0.bytes(0), time: $0.number(1))
      }
      guard let (key, time) = keys.first, let kept = try self.answer(toKey: key) else { continue }
      let facets = listing(kept.body)
      try connection.transaction { () throws(CacheFault) in
        // Another program may have kept another answer meanwhile.
        let isStill = "SELECT count(*) FROM answers WHERE id = ? AND time = ? AND id NOT IN (SELECT answer FROM pages)"
        guard try connection.number(isStill, [.number(answer), .number(time)]) > 0 else { return }
        if let facets {
          try list(facets, of: answer, asker: [], lastSeen: nil, now: time, limit: limit)
        } else {
          try connection.run("INSERT INTO pages (answer, asker) VALUES (?, x'')", [.number(answer)])
        }
        try connection.run(
          "UPDATE answers SET size = max(0, min(size, 1 << 40)) + ? WHERE id = ?",
          [.number(try listedSize(of: answer)), .number(answer)])
      }
    }
  }
}

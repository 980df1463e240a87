import JSON

/// Lists the facets of answers by their ids, in rows beside the answers.
///
/// A row is one version of a facet. A new row is written only if the texts or the look of the facet change. For a
/// version in the present answer, the time of the answer is the time when it was last seen.
extension ResponseCache {
  /// The maximum number of facets that are listed for an answer.
  static let mostFacets = 10_000
  /// The number of versions that are kept of a facet, including the present one.
  static let mostVersions = 20
  /// The bytes that the earlier versions of all facets of a page may take.
  static let mostPast = 1 << 20
  /// The bytes that the facets of an answer may take.
  private static let mostListed = 16 << 20

  /// The highest plausible number of a version. No answer gets so many.
  private static let mostNumber = 1 << 40

  /// A version of a facet in the present answer.
  private struct Listed {
    let number: Int
    let hash: Int
    let size: Int
  }

  /// Writes the changed facets of an answer, and the time when each replaced version was last seen.
  func list(
    _ facets: FacetListing, of answer: Int, asker: [UInt8], lastSeen: Int?, now: Int, limit: Int
  ) throws(CacheFault) {
    try connection.run(
      "INSERT OR REPLACE INTO pages (answer, asker) VALUES (?, ?)", [.number(answer), .bytes(asker)])
    var current = try listed(of: answer)
    var number = try connection.number("SELECT max(number) FROM facets WHERE answer = ?", [.number(answer)])
    if number > Self.mostNumber {
      // Only another program can have written such a number.
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

  /// Returns the bytes that the facets of an answer take, including earlier versions.
  func listedSize(of answer: Int) throws(CacheFault) -> Int {
    max(0, try connection.number("SELECT \(Self.wholeSize) FROM facets WHERE answer = ?", [.number(answer)]))
  }

  /// Returns the facets that the answer had before, by their places.
  private func listed(of answer: Int) throws(CacheFault) -> [Int: Listed] {
    let rows = try connection.run(
      "SELECT place, number, hash, size FROM facets WHERE answer = ? AND last IS NULL", [.number(answer)]
    ) { (place: $0.number(0), listed: Listed(number: $0.number(1), hash: $0.number(2), size: $0.number(3))) }
    return Dictionary(rows.map { ($0.place, $0.listed) }) { $1 }
  }

  /// Deletes the earliest versions: for each facet those beyond `mostVersions`, and of all facets those beyond `limit`
  /// bytes.
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
  /// Lists the facets of answers without a list, for example those from before facets were listed.
  /// `listing` reads a body. A body that it cannot read is not tried again.
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
        // Another program may have replaced the answer meanwhile.
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

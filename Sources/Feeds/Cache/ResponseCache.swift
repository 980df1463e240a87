import Glibc
import JSON

/// Answers of servers in a file, the least recently used of which go when there are too many. Any number of programs
/// may use the file at a time; whatever has been kept is there after a crash.
public final class ResponseCache {
  let connection: SQLiteConnection
  let limit: Int
  let clock: () -> Int
  private var mayWrite = false
  private var isUnmarked = false
  /// Whether the file has room for facets; one from before they were listed gets it when it is next written to.
  private(set) var listsFacets = true

  /// What answers take of the file, all together.
  public static let usualLimit = 64 << 20
  /// Others write for a few milliseconds. Who keeps it longer keeps it.
  static let patience: Int32 = 500

  /// `clock` says what time it is, in milliseconds since 1970. A file that is not there is made, for nobody else to read.
  public convenience init(
    path: String, limit: Int = usualLimit, clock: @escaping () -> Int
  ) throws(CacheFault) {
    try self.init(path: path, limit: limit, library: SQLiteLibrary.usualName, patience: Self.patience, clock: clock)
  }

  init(
    path: String, limit: Int, library: String = SQLiteLibrary.usualName, patience: Int32 = ResponseCache.patience,
    clock: @escaping () -> Int
  ) throws(CacheFault) {
    let library = try SQLiteLibrary(name: library)
    try CacheFile.make(path)
    connection = try SQLiteConnection(library, path: path)
    self.limit = limit
    self.clock = clock
    connection.setPatience(milliseconds: patience)
    try prepare()
    CacheFile.protect(path)
  }

  private func prepare() throws(CacheFault) {
    let form = CacheForm(connection)
    switch try form.state() {
    case .empty: try form.makeTables()
    case .ours(let isMarked, let listsFacets):
      isUnmarked = !isMarked
      self.listsFacets = listsFacets
    }
    // A body is read once, from its first page to its last: memory for a few of them will do.
    try connection.run("PRAGMA cache_size = \(Self.pagesInMemory)")
  }

  private static let pagesInMemory = 16

  /// Whoever only reads need not wait for it.
  func prepareToWrite() throws(CacheFault) {
    guard !mayWrite else { return }
    mayWrite = true
    // Enough for a program that is killed. Where the power goes the last answers may go with it, and nothing else.
    try connection.run("PRAGMA synchronous = NORMAL")
    try connection.run("PRAGMA journal_size_limit = \(1 << 20)")
    if !listsFacets { try CacheForm(connection).addFacetTables() }
    listsFacets = true
    if isUnmarked { try connection.run("PRAGMA application_id = \(CacheForm.mark)") }
  }

  /// What was answered to a request; nothing is waited for and nothing is written.
  public func answer(to key: RequestKey) throws(CacheFault) -> KeptAnswer? {
    try answer(toKey: key.digest)
  }

  func answer(toKey digest: [UInt8]) throws(CacheFault) -> KeptAnswer? {
    // The row stands still while its body is read.
    try connection.run(
      "SELECT id, address, tag, modified, time FROM answers WHERE key = ?", [.bytes(digest)]
    ) { row throws(CacheFault) in
      KeptAnswer(
        address: URIReference(row.text(1) ?? ""),
        body: try connection.readBytes(table: "bodies", column: "body", row: row.number(0), limit: Self.largest),
        validators: HTTPValidators(entityTag: row.text(2), lastModified: row.text(3)), time: row.number(4))
    }.first
  }

  public func has(_ key: RequestKey) throws(CacheFault) -> Bool {
    try connection.number("SELECT count(*) FROM answers WHERE key = ?", [.bytes(key.digest)]) > 0
  }

  /// No answer is larger, whatever the file says.
  private static let largest = HTTPLimits().bytes

  /// Keeps an answer instead of any before it, and lets go of those that were not used for the longest time. One that
  /// is too large for the whole cache is not kept. Its facets are listed with it, or neither is kept; without a listing
  /// the facets are those that it had.
  public func keep(
    _ response: HTTPResponse, for key: RequestKey, listing facets: FacetListing? = nil
  ) throws(CacheFault) {
    let address = response.address.withoutUser
    let size = Self.size(of: response.body.count + address.text.utf8.count)
    let now = clock()
    try prepareToWrite()
    try connection.transaction { () throws(CacheFault) in
      let old = try connection.run("SELECT id, time FROM answers WHERE key = ?", [.bytes(key.digest)]) {
        (row: $0.number(0), time: $0.number(1))
      }.first
      guard size <= limit else { return try connection.run("DELETE FROM answers WHERE key = ?", [.bytes(key.digest)]) }
      // The answer keeps its number: the facets that it had are compared with those that it has now.
      try makeRoom(limit - size, besides: old?.row)
      try connection.run(
        """
        INSERT OR IGNORE INTO answers (key, host, address, time, used, size) VALUES (?, '', '', 0, 0, 0)
        """, [.bytes(key.digest)])
      let row = old?.row ?? connection.lastRow
      try connection.run(
        """
        UPDATE answers SET host = ?, address = ?, tag = ?, modified = ?, time = ?, used = ?, size = ? WHERE id = ?
        """,
        [
          .text(address.host), .text(address.text), SQLiteValue(response.validators.entityTag),
          SQLiteValue(response.validators.lastModified), .number(now / 1000), .number(now), .number(size), .number(row),
        ])
      try connection.run(
        "INSERT OR REPLACE INTO bodies (id, body) VALUES (?, zeroblob(?))",
        [.number(row), .number(response.body.count)])
      try connection.writeBytes(response.body, table: "bodies", column: "body", row: row)
      if let facets {
        try list(facets, of: row, asker: key.asker, lastSeen: old?.time, now: now / 1000, limit: limit - size)
      }
      let whole = size.saturatingAdding(try listedSize(of: row))
      try makeRoom(max(0, limit.saturatingSubtracting(whole)), besides: row)
      try connection.run("UPDATE answers SET size = ? WHERE id = ?", [.number(whole), .number(row)])
    }
  }

  /// The server says that the answer is still the same.
  public func confirm(_ key: RequestKey) throws(CacheFault) {
    let now = clock()
    try prepareToWrite()
    try connection.run(
      "UPDATE answers SET used = ?, time = ? WHERE key = ?",
      [.number(now), .number(now / 1000), .bytes(key.digest)])
  }

  /// Somebody has looked at it.
  public func use(_ key: RequestKey) throws(CacheFault) {
    try prepareToWrite()
    try connection.run("UPDATE answers SET used = ? WHERE key = ?", [.number(clock()), .bytes(key.digest)])
  }

  public func forget(_ key: RequestKey) throws(CacheFault) {
    try prepareToWrite()
    try connection.run("DELETE FROM answers WHERE key = ?", [.bytes(key.digest)])
  }

  /// Lets go of what was not used for the longest time until the rest takes no more than that. How many went.
  public func prune(to size: Int) throws(CacheFault) -> Int {
    try prepareToWrite()
    let count = try connection.transaction { () throws(CacheFault) in try makeRoom(size) }
    try connection.run("PRAGMA incremental_vacuum") { _ in }
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
    return count
  }

  /// Lets go of answers until they take no more than that. One may be left out of it.
  @discardableResult
  private func makeRoom(_ size: Int, besides row: Int? = nil) throws(CacheFault) -> Int {
    try connection.run(
      """
      DELETE FROM answers WHERE id IN (
        SELECT id FROM (
          SELECT id, \(Self.wholeSize) OVER (ORDER BY used DESC, id DESC) AS whole FROM answers WHERE id IS NOT ?)
        WHERE whole > ?)
      """, [row.map(SQLiteValue.number) ?? .none, .number(size)])
    return connection.changeCount
  }

  /// The size of several rows, in SQL. Unlike `sum` it has a result whatever sizes another program has written there.
  static let wholeSize = "total(max(size, 0))"

  public func summary() throws(CacheFault) -> CacheSummary {
    let hosts = try connection.run(
      "SELECT host, count(*), \(Self.wholeSize) FROM answers GROUP BY host ORDER BY 3 DESC, host"
    ) { CacheSummary.Host(name: $0.text(0) ?? "", answers: $0.number(1), bytes: $0.number(2)) }
    let times = try connection.run("SELECT min(time), max(time) FROM answers") { ($0.number(0), $0.number(1)) }
    return CacheSummary(
      hosts: hosts, oldest: hosts.isEmpty ? nil : times.first?.0, newest: hosts.isEmpty ? nil : times.first?.1)
  }

  /// What it takes of the file, or a little more: small ones share a page, large ones have pages of their own.
  private static func size(of bytes: Int) -> Int {
    let page = CacheForm.pageSize
    return bytes < page / 2 ? bytes + 1024 : (bytes / page + 1) * page + page / 4
  }
}

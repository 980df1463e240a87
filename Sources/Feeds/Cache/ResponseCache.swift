import Glibc
import JSON

/// Answers of servers in a file. If they take too much room, the least recently used ones are deleted.
/// Several programs may use the file at a time, and kept answers survive a crash.
public final class ResponseCache {
  let connection: SQLiteConnection
  let limit: Int
  let clock: () -> Int
  private var mayWrite = false
  private var isUnmarked = false
  /// Whether the file has tables for facets. A file without them gets them when it is next written to.
  private(set) var listsFacets = true
  /// Whether the file has tables for pictures.
  private(set) var keepsPictures = true

  /// The bytes that all answers together may take, by default.
  public static let usualLimit = 64 << 20
  /// The longest wait for a lock in milliseconds. Other programs write for a few milliseconds; a lock that is held
  /// longer will not be released soon.
  static let patience: Int32 = 500

  /// Opens a cache file, or makes one that only its owner can read. `clock` returns the time in milliseconds since
  /// 1970.
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
    try prepare(within: .milliseconds(patience))
    CacheFile.protect(path)
  }

  /// Makes the tables, or reads which there are. SQLite itself does not wait for another program that makes them at the
  /// same time, because it changes the kind of the journal.
  private func prepare(within patience: Duration) throws(CacheFault) {
    let start = ContinuousClock.now
    while true {
      do throws(CacheFault) {
        return try prepare()
      } catch {
        guard error == .locked, ContinuousClock.now - start < patience else { throw error }
        usleep(1000)
      }
    }
  }

  private func prepare() throws(CacheFault) {
    let form = CacheForm(connection)
    switch try form.state() {
    case .empty: try form.makeTables()
    case .ours(let isMarked, let listsFacets, let keepsPictures):
      isUnmarked = !isMarked
      self.listsFacets = listsFacets
      self.keepsPictures = keepsPictures
    }
    // A body is read once from start to end, so memory for a few pages is enough.
    try connection.run("PRAGMA cache_size = \(Self.pagesInMemory)")
  }

  private static let pagesInMemory = 16

  /// Prepares the file for writing. Reading does not wait for this.
  func prepareToWrite() throws(CacheFault) {
    guard !mayWrite else { return }
    mayWrite = true
    // This is safe against a killed program. If the power fails, only the last answers may be lost.
    try connection.run("PRAGMA synchronous = NORMAL")
    try connection.run("PRAGMA journal_size_limit = \(1 << 20)")
    if !keepsPictures { try CacheForm(connection).addTables() }
    (listsFacets, keepsPictures) = (true, true)
    if isUnmarked { try connection.run("PRAGMA application_id = \(CacheForm.mark)") }
  }

  /// Returns the answer to a request, without waiting for a lock or writing.
  public func answer(to key: RequestKey) throws(CacheFault) -> CachedResponse? {
    try answer(toKey: key.digest)
  }

  func answer(toKey digest: [UInt8]) throws(CacheFault) -> CachedResponse? {
    // The row cannot change while its body is read.
    try connection.run(
      "SELECT id, address, tag, modified, time FROM answers WHERE key = ?", [.bytes(digest)]
    ) { row throws(CacheFault) in
      CachedResponse(
        address: URIReference(row.text(1) ?? ""),
        body: try connection.readBytes(table: "bodies", column: "body", row: row.number(0), limit: Self.largest),
        validators: HTTPValidators(entityTag: row.text(2), lastModified: row.text(3)), time: row.number(4))
    }.first
  }

  public func has(_ key: RequestKey) throws(CacheFault) -> Bool {
    try connection.number("SELECT count(*) FROM answers WHERE key = ?", [.bytes(key.digest)]) > 0
  }

  /// The largest answer in bytes. A larger size in the file is not trusted.
  private static let largest = HTTPLimits().bytes

  /// Keeps an answer in place of an earlier one, and deletes the answers that were not used for the longest time. An
  /// answer that is too large for the whole cache is not kept.
  /// Its facets are listed in the same transaction. Without a listing the facets of the earlier answer stay.
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
      // The answer keeps its number, so that its earlier facets can be compared with its new ones.
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

  /// Notes that the server has confirmed the answer.
  public func confirm(_ key: RequestKey) throws(CacheFault) {
    let now = clock()
    try prepareToWrite()
    try connection.run(
      "UPDATE answers SET used = ?, time = ? WHERE key = ?",
      [.number(now), .number(now / 1000), .bytes(key.digest)])
  }

  /// Notes that the answer was used.
  public func use(_ key: RequestKey) throws(CacheFault) {
    try prepareToWrite()
    try connection.run("UPDATE answers SET used = ? WHERE key = ?", [.number(clock()), .bytes(key.digest)])
  }

  public func forget(_ key: RequestKey) throws(CacheFault) {
    try prepareToWrite()
    try connection.run("DELETE FROM answers WHERE key = ?", [.bytes(key.digest)])
  }

  /// Deletes the least recently used answers until the rest takes no more than `size` bytes. Returns the number of
  /// deleted answers.
  public func prune(to size: Int) throws(CacheFault) -> Int {
    try prepareToWrite()
    let count = try connection.transaction { () throws(CacheFault) in
      try makeRoomForPictures(size / 2)
      return try makeRoom(size)
    }
    try connection.run("PRAGMA incremental_vacuum") { _ in }
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
    return count
  }

  /// Deletes answers until the rest takes no more than `size` bytes. The answer in `row` is neither counted nor
  /// deleted.
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

  /// The total size of several rows, in SQL. Unlike `sum` it gives a result for any sizes that another program may have
  /// written.
  static let wholeSize = "total(max(size, 0))"

  public func summary() throws(CacheFault) -> CacheSummary {
    let hosts = try connection.run(
      "SELECT host, count(*), \(Self.wholeSize) FROM answers GROUP BY host ORDER BY 3 DESC, host"
    ) { CacheSummary.Host(name: $0.text(0) ?? "", answers: $0.number(1), bytes: $0.number(2)) }
    let times = try connection.run("SELECT min(time), max(time) FROM answers") { ($0.number(0), $0.number(1)) }
    return CacheSummary(
      hosts: hosts, oldest: hosts.isEmpty ? nil : times.first?.0, newest: hosts.isEmpty ? nil : times.first?.1)
  }

  /// Returns the approximate size of an answer in the file. Small answers share a page, and large ones have pages of
  /// their own.
  private static func size(of bytes: Int) -> Int {
    let page = CacheForm.pageSize
    return bytes < page / 2 ? bytes + 1024 : (bytes / page + 1) * page + page / 4
  }
}

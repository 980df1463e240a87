import CSQLite
import Glibc
import JSON
import Text
import Wording

/// An open SQLite database.
final class SQLiteConnection {
  private let library: SQLiteLibrary
  private let database: SQLiteLibrary.Database

  init(_ library: SQLiteLibrary, path: String) throws(CacheFault) {
    self.library = library
    var opened: SQLiteLibrary.Database?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW
    let code = library.open(CacheFile.resolved(path), &opened, flags, nil)
    guard let opened else { throw .other(reason: Message { $0.noMemory }) }
    database = opened
    guard code == SQLITE_OK else { throw fault(code) }
    // The files beside the database are kept, because making and deleting them takes longer than reading most answers.
    var keepsCompanions: Int32 = 1
    _ = library.control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &keepsCompanions)
  }

  deinit {
    _ = library.close(database)
  }

  /// Sets how long to wait for other writers. SQLite's own wait looks ever more seldom, and hardly ever finds the gap
  /// between two answers of a busy writer.
  func setPatience(milliseconds: Int32) {
    let looks = UnsafeMutableRawPointer(bitPattern: Int(milliseconds))
    _ = library.setWaiting(
      database,
      { looks, count in
        guard Int(count) < Int(bitPattern: looks) else { return 0 }
        usleep(1000)
        return 1
      }, looks)
  }

  /// Runs a statement to its end, and returns a result for each row.
  @discardableResult
  func run<Result>(
    _ words: String, _ values: [SQLiteValue] = [], _ take: (SQLiteRow) throws(CacheFault) -> Result
  ) throws(CacheFault) -> [Result] {
    var prepared: SQLiteLibrary.Statement?
    try check(library.prepare(database, words, -1, &prepared, nil))
    guard let statement = prepared else { return [] }
    defer { _ = library.finalize(statement) }
    for (index, value) in values.enumerated() { try check(bind(value, at: Int32(index + 1), of: statement)) }
    var results: [Result] = []
    while true {
      switch library.step(statement) {
      case SQLITE_ROW: results.append(try take(SQLiteRow(library: library, statement: statement)))
      case SQLITE_DONE: return results
      case let code: throw fault(code)
      }
    }
  }

  func run(_ words: String, _ values: [SQLiteValue] = []) throws(CacheFault) {
    try run(words, values) { _ in }
  }

  /// Prepares a statement that `body` runs several times with different values.
  func repeating(
    _ words: String, _ body: ((_ values: [SQLiteValue]) throws(CacheFault) -> Void) throws(CacheFault) -> Void
  ) throws(CacheFault) {
    var prepared: SQLiteLibrary.Statement?
    try check(library.prepare(database, words, -1, &prepared, nil))
    guard let statement = prepared else { return }
    defer { _ = library.finalize(statement) }
    try body { values throws(CacheFault) in
      for (index, value) in values.enumerated() { try check(bind(value, at: Int32(index + 1), of: statement)) }
      let code = library.step(statement)
      guard code == SQLITE_DONE else { throw fault(code) }
      try check(library.reset(statement))
    }
  }

  func number(_ words: String, _ values: [SQLiteValue] = []) throws(CacheFault) -> Int {
    try run(words, values) { $0.number(0) }.first ?? 0
  }

  var lastRow: Int { Int(library.lastRow(database)) }
  var changeCount: Int { Int(library.changeCount(database)) }

  /// Runs `body` in a transaction, which is undone if it throws.
  func transaction<Result>(_ body: () throws(CacheFault) -> Result) throws(CacheFault) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(CacheFault) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A full disk has already undone the transaction.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Reads a large value directly into a buffer.
  func readBytes(table: String, column: String, row: Int, limit: Int) throws(CacheFault) -> ByteBuffer {
    try withBlob(table, column, row, writes: false) { blob throws(CacheFault) in
      let size = library.blobSize(blob)
      guard size <= limit else { throw .damaged(reason: Message { $0.valueTooLarge }) }
      return try ByteBuffer(capacity: Int(size)) { target throws(CacheFault) in
        try check(library.readBlob(blob, target.baseAddress, size, 0))
        return Int(size)
      }
    }
  }

  /// Overwrites an existing blob of the same size in place, without a second copy in memory.
  func writeBytes(_ bytes: ByteBuffer, table: String, column: String, row: Int) throws(CacheFault) {
    try withBlob(table, column, row, writes: true) { blob throws(CacheFault) in
      let code = bytes.withUnsafeBytes(in: 0..<bytes.count) { bytes in
        var offset = 0
        while offset < bytes.count {
          let piece = min(Self.piece, bytes.count - offset)
          let code = library.writeBlob(blob, bytes.baseAddress.map { $0 + offset }, Int32(piece), Int32(offset))
          guard code == SQLITE_OK else { return code }
          offset += piece
        }
        return SQLITE_OK
      }
      try check(code)
    }
  }

  /// Binds a value to a parameter. SQLite copies the value.
  private func bind(_ value: SQLiteValue, at index: Int32, of statement: SQLiteLibrary.Statement) -> Int32 {
    switch value {
    case .none: return library.bindNull(statement, index)
    case .number(let number): return library.bindNumber(statement, index, Int64(number))
    case .text(let text):
      return text.withCString { library.bindText(statement, index, $0, Int32(text.utf8.count), facet_copied()) }
    case .bytes(let bytes):
      return bytes.withUnsafeBytes {
        library.bindBytes(statement, index, $0.baseAddress, Int32($0.count), facet_copied())
      }
    }
  }

  private static let piece = 1 << 20

  private func withBlob<Result>(
    _ table: String, _ column: String, _ row: Int, writes: Bool,
    _ body: (SQLiteLibrary.Blob) throws(CacheFault) -> Result
  ) throws(CacheFault) -> Result {
    var opened: SQLiteLibrary.Blob?
    try check(library.openBlob(database, "main", table, column, Int64(row), writes ? 1 : 0, &opened))
    guard let blob = opened else { throw .other(reason: Message { $0.noMemory }) }
    defer { _ = library.closeBlob(blob) }
    return try body(blob)
  }

  private func check(_ code: Int32) throws(CacheFault) {
    guard code == SQLITE_OK else { throw fault(code) }
  }

  private func fault(_ code: Int32) -> CacheFault {
    let systemError = code & 0xFF == SQLITE_IOERR ? library.systemError(database) : 0
    if systemError == ENOSPC || systemError == EDQUOT { return .full }
    // "disk I/O error" alone does not tell a limit of size from a broken disk.
    let problem = message(code)
    guard systemError != 0 else { return CacheFault(code: code, reason: problem) }
    let reason = Message(system: systemError)
    return CacheFault(code: code, reason: Message { problem.text(in: $0) + ": " + reason.text(in: $0) })
  }

  /// In English the words of SQLite, which speaks no other language.
  private func message(_ code: Int32) -> Message {
    guard let text = library.message(database).map({ SafeText(String(cString: $0)) }) else {
      return Message { $0.sqliteFails(Int(code)) }
    }
    return switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_FORMAT, SQLITE_MISMATCH: Message { $0.brokenDatabase(text) }
    case SQLITE_NOTADB: Message { $0.foreignFile(text) }
    case SQLITE_IOERR: Message { $0.diskError(text) }
    default: Message { $0.otherDatabaseError(Int(code), text) }
    }
  }
}

extension CacheFault {
  /// Reads one of SQLite's codes. Its details are in the upper bits.
  fileprivate init(code: Int32, reason: Message) {
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .locked
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_MISMATCH: self = .damaged(reason: reason)
    default: self = .other(reason: reason)
    }
  }
}

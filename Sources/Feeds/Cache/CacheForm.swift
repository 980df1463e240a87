import Wording

/// The format of the cache file: its mark, its number and its tables. It tells the cache from databases of other
/// programs.
struct CacheForm {
  /// The number of the format. Later formats cannot be read.
  static let number = 3
  /// The numbers of the formats without a list of facets, and without pictures, which can still be read.
  private static let withoutFacets = 1
  private static let withoutPictures = 2
  /// The mark of facet's databases, which SQLite keeps in the header of the file: "fcet".
  static let mark = 0x6663_6574
  /// The page size of SQLite in bytes. With this size a feed takes a few dozen reads.
  static let pageSize = 16_384

  /// The tables of answers. Bodies have a table of their own, so that noting the use of an answer does not rewrite its
  /// body.
  private static let answerTables = [
    """
    CREATE TABLE answers (
      id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, host TEXT NOT NULL, address TEXT NOT NULL, tag TEXT,
      modified TEXT, time INTEGER NOT NULL, used INTEGER NOT NULL, size INTEGER NOT NULL)
    """,
    "CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL)",
    """
    CREATE TRIGGER forget_body AFTER DELETE ON answers BEGIN
      DELETE FROM bodies WHERE id = old.id;
    END
    """,
  ]

  /// The tables of facets. The rows are in the order of their answers, as they are written and deleted.
  /// Short columns come first, so that a search for an id never reads the rest of a row.
  private static let facetTables = [
    """
    CREATE TABLE pages (answer INTEGER PRIMARY KEY, asker BLOB NOT NULL)
    """,
    """
    CREATE TABLE facets (
      answer INTEGER NOT NULL, number INTEGER NOT NULL, place INTEGER NOT NULL, hash INTEGER NOT NULL,
      first INTEGER NOT NULL, last INTEGER, size INTEGER NOT NULL, id TEXT NOT NULL, component TEXT NOT NULL,
      section TEXT NOT NULL, words TEXT NOT NULL, json BLOB NOT NULL, PRIMARY KEY (answer, number)) WITHOUT ROWID
    """,
    """
    CREATE TRIGGER forget_facets AFTER DELETE ON answers BEGIN
      DELETE FROM facets WHERE answer = old.id;
      DELETE FROM pages WHERE answer = old.id;
    END
    """,
  ]

  /// The tables of pictures from servers, and of their drawn forms.
  private static let pictureTables = [
    """
    CREATE TABLE pictures (
      id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, tag TEXT, modified TEXT, until INTEGER NOT NULL,
      used INTEGER NOT NULL, size INTEGER NOT NULL)
    """,
    "CREATE TABLE picture_bytes (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)",
    """
    CREATE TABLE drawings (
      id INTEGER PRIMARY KEY, picture INTEGER NOT NULL, key BLOB NOT NULL UNIQUE, bytes BLOB NOT NULL)
    """,
    "CREATE INDEX drawings_of ON drawings (picture)",
    """
    CREATE TRIGGER forget_picture AFTER DELETE ON pictures BEGIN
      DELETE FROM picture_bytes WHERE id = old.id;
      DELETE FROM drawings WHERE picture = old.id;
    END
    """,
  ]

  private static let tables = answerTables + facetTables + pictureTables

  private let connection: SQLiteConnection

  init(_ connection: SQLiteConnection) {
    self.connection = connection
  }

  /// The state of a file that may be used.
  enum State {
    /// The file is still empty.
    case empty
    /// facet has made the file. `isMarked` is `false` for a file from before the mark, `listsFacets` for one from
    /// before the list of facets, `keepsPictures` for one from before pictures.
    case ours(isMarked: Bool, listsFacets: Bool, keepsPictures: Bool)
  }

  /// Returns the state of the file, read in one transaction because another program may be making it.
  /// Throws for a database that facet has not made, before anything is changed in it.
  func state() throws(CacheFault) -> State {
    try connection.run("BEGIN")
    defer { try? connection.run("COMMIT") }
    let mark = try connection.number("PRAGMA application_id")
    let form = try connection.number("PRAGMA user_version")
    if mark == Self.mark, form > Self.number || form < 0 { throw .newer(form: form) }
    let tables = try connection.run("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid") { $0.text(0) }
    let isOurs = mark == 0 || mark == Self.mark
    switch (mark, form) {
    case (0, 0) where tables.isEmpty: return .empty
    case (_, Self.number) where isOurs && tables == Self.tables:
      return .ours(isMarked: mark != 0, listsFacets: true, keepsPictures: true)
    case (_, Self.withoutPictures) where isOurs && tables == Self.answerTables + Self.facetTables:
      return .ours(isMarked: mark != 0, listsFacets: true, keepsPictures: false)
    case (_, Self.withoutFacets) where isOurs && tables == Self.answerTables:
      return .ours(isMarked: mark != 0, listsFacets: false, keepsPictures: false)
    case (Self.mark, _): throw .damaged(reason: Message { $0.strangeTables })
    default: throw .foreign
    }
  }

  /// Adds the tables of facets and of pictures to a file of an earlier format. Its answers stay.
  func addTables() throws(CacheFault) {
    try connection.transaction { () throws(CacheFault) in
      // Another program may have added them meanwhile.
      let form = try connection.number("PRAGMA user_version")
      guard form < Self.number else { return }
      for words in (form == Self.withoutFacets ? Self.facetTables : []) + Self.pictureTables {
        try connection.run(words)
      }
      try connection.run("PRAGMA user_version = \(Self.number)")
    }
  }

  func makeTables() throws(CacheFault) {
    // Neither can be changed later or within a transaction.
    try connection.run("PRAGMA page_size = \(Self.pageSize)")
    try connection.run("PRAGMA auto_vacuum = INCREMENTAL")
    let mode = try connection.run("PRAGMA journal_mode = WAL") { $0.text(0) }
    guard mode == ["wal"] else { throw .other(reason: Message { $0.noSharedMemory }) }
    try connection.transaction { () throws(CacheFault) in
      // Another program may have made them meanwhile.
      guard try connection.number("PRAGMA user_version") == 0 else { return }
      for words in Self.tables { try connection.run(words) }
      try connection.run("PRAGMA user_version = \(Self.number)")
      try connection.run("PRAGMA application_id = \(Self.mark)")
    }
  }
}

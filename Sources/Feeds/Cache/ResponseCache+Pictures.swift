import JSON

/// A picture that is kept, without its bytes.
public struct KeptPicture: Sendable {
  public let validators: HTTPValidators
  /// Whether the server said that the picture may be shown without a question.
  public let isFresh: Bool
}

/// Pictures of servers, each with the forms in which it was drawn. No request for a picture says who the user is, so
/// the address alone is the key.
extension ResponseCache {
  public func picture(at address: URIReference) throws(CacheFault) -> KeptPicture? {
    guard keepsPictures else { return nil }
    let now = clock() / 1000
    return try connection.run(
      "SELECT tag, modified, until FROM pictures WHERE key = ?", [.bytes(Self.key(address))]
    ) {
      KeptPicture(
        validators: HTTPValidators(entityTag: $0.text(0), lastModified: $0.text(1)), isFresh: $0.number(2) > now)
    }.first
  }

  public func pictureBytes(at address: URIReference) throws(CacheFault) -> ByteBuffer? {
    guard keepsPictures else { return nil }
    return try connection.run("SELECT id FROM pictures WHERE key = ?", [.bytes(Self.key(address))]) {
      row throws(CacheFault) in
      try connection.readBytes(
        table: "picture_bytes", column: "bytes", row: row.number(0), limit: Self.largestPicture)
    }.first
  }

  /// Returns a drawn form. The form is named by any bytes.
  public func drawing(of address: URIReference, as form: [UInt8]) throws(CacheFault) -> [UInt8]? {
    guard keepsPictures else { return nil }
    return try connection.run("SELECT bytes FROM drawings WHERE key = ?", [.bytes(Self.key(address, form))]) {
      $0.bytes(0)
    }.first
  }

  /// Keeps a picture in place of an earlier one, whose forms are dropped. `until` is the end of its freshness in seconds
  /// since 1970.
  public func keepPicture(
    _ bytes: ByteBuffer, at address: URIReference, _ validators: HTTPValidators, until: Int
  ) throws(CacheFault) {
    try prepareToWrite()
    let key = Self.key(address)
    try connection.transaction { () throws(CacheFault) in
      try connection.run("DELETE FROM pictures WHERE key = ?", [.bytes(key)])
      guard bytes.count <= min(limit, Self.largestPicture) else { return }
      try connection.run(
        "INSERT INTO pictures (key, tag, modified, until, used, size) VALUES (?, ?, ?, ?, ?, ?)",
        [
          .bytes(key), SQLiteValue(validators.entityTag), SQLiteValue(validators.lastModified), .number(until),
          .number(clock()), .number(bytes.count + Self.rowSize),
        ])
      let row = connection.lastRow
      try connection.run(
        "INSERT OR REPLACE INTO picture_bytes (id, bytes) VALUES (?, zeroblob(?))",
        [.number(row), .number(bytes.count)])
      try connection.writeBytes(bytes, table: "picture_bytes", column: "bytes", row: row)
      try makeRoomForPictures(limit)
    }
  }

  /// Keeps a drawn form of a picture that is kept, and drops the oldest forms beyond a few.
  public func keepDrawing(_ bytes: [UInt8], of address: URIReference, as form: [UInt8]) throws(CacheFault) {
    try prepareToWrite()
    try connection.transaction { () throws(CacheFault) in
      guard
        case let row = try connection.number("SELECT id FROM pictures WHERE key = ?", [.bytes(Self.key(address))]),
        row > 0
      else { return }
      try connection.run(
        "INSERT OR REPLACE INTO drawings (picture, key, bytes) VALUES (?, ?, ?)",
        [.number(row), .bytes(Self.key(address, form)), .bytes(bytes)])
      try connection.run(
        """
        DELETE FROM drawings WHERE picture = ? AND id NOT IN (
          SELECT id FROM drawings WHERE picture = ? ORDER BY id DESC LIMIT \(Self.mostDrawings))
        """, [.number(row), .number(row)])
      try connection.run(
        """
        UPDATE pictures SET size = \(Self.rowSize)
          + (SELECT total(length(bytes)) FROM picture_bytes WHERE id = pictures.id)
          + (SELECT total(length(bytes)) FROM drawings WHERE picture = pictures.id)
        WHERE id = ?
        """, [.number(row)])
      try makeRoomForPictures(limit)
    }
  }

  /// Notes that the server has confirmed a picture.
  public func confirmPicture(at address: URIReference, until: Int) throws(CacheFault) {
    try prepareToWrite()
    try connection.run(
      "UPDATE pictures SET until = ?, used = ? WHERE key = ?",
      [.number(until), .number(clock()), .bytes(Self.key(address))])
  }

  public func forgetPicture(at address: URIReference) throws(CacheFault) {
    try prepareToWrite()
    try connection.run("DELETE FROM pictures WHERE key = ?", [.bytes(Self.key(address))])
  }

  /// The number of pictures, and the bytes that they take with their forms.
  public func pictureSummary() throws(CacheFault) -> (count: Int, bytes: Int) {
    guard keepsPictures else { return (0, 0) }
    return try connection.run("SELECT count(*), \(Self.wholeSize) FROM pictures") {
      (count: $0.number(0), bytes: $0.number(1))
    }.first ?? (0, 0)
  }

  /// Deletes the pictures that were not used for the longest time, until the rest takes no more than `size` bytes.
  func makeRoomForPictures(_ size: Int) throws(CacheFault) {
    try connection.run(
      """
      DELETE FROM pictures WHERE id IN (
        SELECT id FROM (SELECT id, \(Self.wholeSize) OVER (ORDER BY used DESC, id DESC) AS whole FROM pictures)
        WHERE whole > ?)
      """, [.number(size)])
  }

  private static func key(_ address: URIReference, _ form: [UInt8] = []) -> [UInt8] {
    var target = address
    target.fragment = nil
    return SHA256.digest(of: Array(target.text.utf8) + (form.isEmpty ? [] : [0] + form))
  }

  /// The largest picture in bytes. A larger size in the file is not trusted.
  private static let largestPicture = 16 << 20
  /// The bytes that a row takes besides a picture.
  private static let rowSize = 1_024
  /// The most forms of a picture. Another form is drawn for each size of the screen.
  private static let mostDrawings = 8
}

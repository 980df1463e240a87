import JSON
import Text

/// The request of an editor to show a facet: one line of JSON.
///
///     {"show": {"file": "/home/me/feeds/home.json", "at": "/body/2"}}
package struct ShowRequest: Equatable {
  package let file: String
  /// The id, the JSON pointer or the line of the facet.
  package let place: String
  /// The number of the connection that waits for the answer.
  let connection: Int

  /// The longest line that is read.
  static let mostBytes = 8192

  package init(file: String, place: String, connection: Int = 0) {
    self.file = file
    self.place = place
    self.connection = connection
  }

  /// Reads a line; `nil` if it is no request.
  init?(_ line: some Collection<UInt8>, connection: Int) {
    var limits = ReadingLimits()
    limits.depth = 8
    guard let root = try? Document.read(ByteBuffer(line), interner: Interner(), limits: limits).root,
      let show = root["show"], let file = show["file"]?.string, let place = show["at"]?.string,
      file.hasPrefix("/"), !file.utf8.contains(0)
    else { return nil }
    self.init(file: file, place: place, connection: connection)
  }
}

import FacetModel
import JSON

/// A line of a stream: a feed by itself, or an envelope around feeds.
struct StreamLine {
  /// The most members that are carried through, and the most bytes of one.
  private static let (mostCarried, longestCarried) = (64, 4096)

  private let root: Value
  private let reader: LineReader
  let isEnvelope: Bool

  init(_ bytes: ByteBuffer, _ reader: LineReader) throws(SyntaxError) {
    let root = try reader.decoder.read(bytes).root
    let holdsFeeds = root.kind == .object && reader.feeds.allSatisfy { root[$0] != nil }
    isEnvelope = holdsFeeds && (reader.names.areGiven || root[reader.key] != nil)
    self.root = root
    self.reader = reader
  }

  /// The key as text: a string, or the digits of a number. A line whose feed is missing has its key all the same.
  var key: String? {
    guard root.kind == .object, let key = root[reader.key] else { return nil }
    return (key.string ?? key.numberText).map { Self.clipped($0) }
  }

  /// The names of the members that the line needs to be an envelope and does not have.
  private var missing: [String] {
    let names = reader.names
    let feeds = zip(names.feeds, reader.feeds).filter { root.kind != .object || root[$1] == nil }.map(\.0)
    return names.areGiven || root.kind == .object && root[reader.key] != nil ? feeds : [names.key] + feeds
  }

  /// Whether the line is an envelope, or would be one if its feeds were there. A line without a key may be a feed.
  private var isMeantAsEnvelope: Bool {
    isEnvelope || root.kind == .object && (root[reader.key] != nil || reader.names.areGiven || reader.feeds.count > 1)
  }

  /// The members besides the key and the feeds, as far as they are single values. A line whose feed is missing has them
  /// all the same.
  var about: [(name: String, value: Value)] {
    guard isMeantAsEnvelope else { return [] }
    var carried: [(name: String, value: Value)] = []
    for (key, value) in root.members where key != reader.key && !reader.feeds.contains(key) {
      guard value.kind != .object, value.kind != .array, value.range.count <= Self.longestCarried else { continue }
      carried.append((reader.interner.string(key), value))
      if carried.count == Self.mostCarried { break }
    }
    return carried
  }

  /// The members that the line needs to be an envelope, as a sentence without a full stop.
  var lack: String {
    let names = missing.map { "'\($0)'" }
    let last = names.last ?? ""
    return names.count < 2
      ? "the line has no member \(last)"
      : "the line has no members " + names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The value of a feed's member; for a line that is no envelope, the whole line.
  func feed(_ number: Int) -> Value {
    isEnvelope ? root[reader.feeds[number]] ?? root : root
  }

  /// The pointer of a feed's member in the line.
  func pointer(toFeed number: Int) -> String {
    isEnvelope ? reader.names.pointers[number] : ""
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count <= longestCarried ? text : String(text.prefix(longestCarried / 4))
  }
}

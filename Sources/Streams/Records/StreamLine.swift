import FacetModel
import JSON

/// The names of the members of an envelope.
public struct EnvelopeNames: Sendable {
  public let key: String
  /// The member with the feed, or the two with the old and the new one.
  public let feeds: [String]
  /// Whether the user has named the members. Then an envelope needs no key.
  public let areGiven: Bool

  public init(key: String?, feeds: [String], areGiven: Bool) {
    self.key = key ?? "key"
    self.feeds = feeds
    self.areGiven = areGiven
  }
}

/// A line of a stream: a feed by itself, or an envelope around feeds.
struct StreamLine {
  /// The most members that are carried through, and the most bytes of one.
  private static let (mostCarried, longestCarried) = (64, 4096)

  private let root: Value
  private let names: EnvelopeNames
  let isEnvelope: Bool

  /// Reads a line. The bytes may hold more lines behind it.
  init(_ bytes: ByteBuffer, interner: Interner, names: EnvelopeNames, limits: ReadingLimits) throws(SyntaxError) {
    root = try Document.read(bytes, interner: interner, limits: limits).root
    self.names = names
    let holdsFeeds = root.kind == .object && names.feeds.allSatisfy { [root] in root[$0] != nil }
    isEnvelope = holdsFeeds && (names.areGiven || root[names.key] != nil)
  }

  /// The key as text: a string, or the digits of a number.
  var key: String? {
    guard isEnvelope, let key = root[names.key] else { return nil }
    return (key.string ?? key.numberText).map { Self.clipped($0) }
  }

  /// The members besides the key and the feeds, as far as they are single values.
  var about: [(name: String, value: Value)] {
    guard isEnvelope else { return [] }
    let taken = Set(([names.key] + names.feeds).compactMap(root.document.interner.find))
    var carried: [(name: String, value: Value)] = []
    for (key, value) in root.members where !taken.contains(key) && carried.count < Self.mostCarried {
      guard value.kind != .object, value.kind != .array, value.range.count <= Self.longestCarried else { continue }
      carried.append((root.document.interner.string(key), value))
    }
    return carried
  }

  /// The value of a feed's member; for a line that is no envelope, the whole line.
  func feed(_ number: Int) -> Value {
    isEnvelope ? root[names.feeds[number]] ?? root : root
  }

  /// The pointer of a feed's member in the line.
  func pointer(toFeed number: Int) -> String {
    guard isEnvelope else { return "" }
    let name = names.feeds[number].replacing("~", with: "~0").replacing("/", with: "~1")
    return "/" + name
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count <= longestCarried ? text : String(text.prefix(longestCarried / 4))
  }
}

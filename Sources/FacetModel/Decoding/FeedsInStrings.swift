import JSON

/// The search for feeds in strings that hold JSON: the body of a response in the message of a gateway, or in a log.
///
/// Only responses without a feed of their own are searched, so that no other one becomes slower.
struct FeedsInStrings {
  private static let deepest = 4
  private static let mostValues = 2_000
  /// The fewest bytes that a feed has.
  private static let shortest = 20

  private(set) var found: [Envelope] = []
  private var valuesLeft = mostValues

  init(_ roots: [Value]) {
    for root in roots { look(into: root, depth: 0) }
  }

  private mutating func look(into value: Value, depth: Int) {
    guard valuesLeft > 0, depth <= Self.deepest else { return }
    valuesLeft -= 1
    switch value.kind {
    case .object: for (_, member) in value.members { look(into: member, depth: depth + 1) }
    case .array: for element in value.elements { look(into: element, depth: depth + 1) }
    case .string where value.range.count > Self.shortest && Self.looksLikeJSON(value):
      guard let inner = (try? value.embedded())?.root else { return }
      let feeds = EnvelopeFinder.all(in: inner)
      found += feeds
      if feeds.isEmpty { look(into: inner, depth: depth + 1) }
    default: break
    }
  }

  private static func looksLikeJSON(_ value: Value) -> Bool {
    let first = value.withUTF8 { text in text.first { !" \t\r\n".utf8.contains($0) } }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

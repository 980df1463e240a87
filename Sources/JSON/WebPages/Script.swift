/// A script element of a web page.
struct Script {
  /// The position among the scripts of the page, counted from one.
  let number: Int
  /// The bytes between the tags.
  let range: Range<Int>
  /// Whether the tag declares the content as JSON.
  let isJSON: Bool

  enum Content {
    /// One JSON value, which may end before the script does.
    case json(Range<Int>)
    /// A piece of a stream of rows.
    case rows
    case other
  }

  func content(in bytes: ByteBuffer) -> Content {
    if isJSON { return .json(range) }
    // A script names its kind at its beginning, so long scripts of other kinds are not searched.
    let head = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.longestHead)
    if bytes.place(of: RowStreamJoiner.name, in: head) != nil { return .rows }
    guard let transport = bytes.place(of: Self.transport, in: head),
      let push = bytes.place(of: Self.push, in: transport..<range.upperBound)
    else { return .other }
    return .json(push + Self.push.count..<range.upperBound)
  }

  /// Apollo's own way to send responses with a page: `(window[Symbol.for("ApolloSSRDataTransport")] ??= []).push({…})`.
  private static let transport = Array("ApolloSSRDataTransport".utf8)
  private static let longestHead = 256
  private static let push = Array(".push(".utf8)
}

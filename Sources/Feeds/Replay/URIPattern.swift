/// A link pattern of an index, in the form for comparison.
struct URIPattern {
  let text: String
  /// The index of the pattern among all patterns.
  let number: Int
  let offset: Int
  /// Whether the pattern ends in `*`, which matches any rest.
  let isPrefix: Bool
  let bytes: [UInt8]

  init(_ text: String, number: Int, offset: Int) {
    self.text = text
    self.number = number
    self.offset = offset
    isPrefix = text.hasSuffix("*")
    bytes = Array((isPrefix ? String(text.dropLast()) : FeedBundle.path(of: text)).utf8)
  }

  /// The reason why the pattern matches no link. Links are compared without their query and without slashes at their
  /// ends.
  var whyNothingMatches: String? {
    if bytes.contains(UInt8(ascii: "*")) { return "a * stands for anything at the end only" }
    guard isPrefix else { return nil }
    if bytes.first == UInt8(ascii: "/") { return "links are compared without the slash at their beginning" }
    let hasQuery = bytes.contains { [UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
    return hasQuery ? "links are compared without their query" : nil
  }

  /// Whether two patterns are in order: by their bytes, then prefixes first, then by their place in the index.
  static func areInOrder(_ left: URIPattern, _ right: URIPattern) -> Bool {
    if left.bytes != right.bytes { return left.bytes.lexicographicallyPrecedes(right.bytes) }
    return left.isPrefix == right.isPrefix ? left.number < right.number : left.isPrefix
  }
}

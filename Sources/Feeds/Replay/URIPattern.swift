/// What an answer of an index says about links, in the form in which it is compared.
struct URIPattern {
  let text: String
  /// Its place among all patterns of the index.
  let number: Int
  let offset: Int
  /// A `*` at the end stands for anything.
  let isPrefix: Bool
  let bytes: [UInt8]

  init(_ text: String, number: Int, offset: Int) {
    self.text = text
    self.number = number
    self.offset = offset
    isPrefix = text.hasSuffix("*")
    bytes = Array((isPrefix ? String(text.dropLast()) : FeedBundle.path(of: text)).utf8)
  }

  /// Links are compared without their query and without slashes at their ends.
  var whyNothingMatches: String? {
    if bytes.contains(UInt8(ascii: "*")) { return "a * stands for anything at the end only" }
    guard isPrefix else { return nil }
    if bytes.first == UInt8(ascii: "/") { return "links are compared without the slash at their beginning" }
    let hasQuery = bytes.contains { [UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
    return hasQuery ? "links are compared without their query" : nil
  }

  /// By their bytes; of equal ones prefixes come first, and then as they stand in the index.
  static func areInOrder(_ left: URIPattern, _ right: URIPattern) -> Bool {
    if left.bytes != right.bytes { return left.bytes.lexicographicallyPrecedes(right.bytes) }
    return left.isPrefix == right.isPrefix ? left.number < right.number : left.isPrefix
  }
}

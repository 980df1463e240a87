/// Generates a home feed in the mobile dialect, with nested children and the same keys in most facets. It has more than
/// half of the bytes in `logging`. The same size gives the same bytes on every machine.
struct FeedGenerator {
  var random = SplitMix64(seed: 2021)
  private var facets = 0

  /// Returns a feed of at least so many bytes of compact JSON, as a server writes it.
  static func feed(ofAtLeast size: Int) -> [UInt8] {
    feed(reserving: size + 64 * 1024) { bytes, _ in bytes >= size }
  }

  /// Returns a feed of at least so many facets. Feeds of different lengths begin with the same facets.
  static func feed(ofFacets count: Int) -> [UInt8] {
    feed(reserving: count * 1024) { _, facets in facets >= count }
  }

  private static func feed(reserving size: Int, until isEnough: (_ bytes: Int, _ facets: Int) -> Bool) -> [UInt8] {
    var generator = FeedGenerator()
    var bytes = Array(#"{"body":["#.utf8)
    bytes.reserveCapacity(size)
    var sections = 0
    repeat {
      if sections > 0 { bytes.append(UInt8(ascii: ",")) }
      generator.writeSection(sections, until: isEnough, to: &bytes)
      sections += 1
    } while !isEnough(bytes.count, generator.facets)
    bytes.append(UInt8(ascii: "]"))
    for (key, value) in generator.envelope() {
      bytes += #","\#(key)":"#.utf8
      value.write(to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// Writes a section as long as those of real feeds, or a shorter one when the feed is long enough.
  private mutating func writeSection(
    _ number: Int, until isEnough: (_ bytes: Int, _ facets: Int) -> Bool, to bytes: inout [UInt8]
  ) {
    bytes += #"{"id":"section \#(number)","header":["#.utf8
    if number > 0 {
      filters().write(to: &bytes)
    }
    bytes += #"],"body":["#.utf8
    for position in 0..<60 where position == 0 || !isEnough(bytes.count, facets) {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      bodyFacet(at: position).write(to: &bytes)
    }
    bytes += #"],"footer":[],"layout":{"omit_footer":false,"ignore_safe_spaces":[]}}"#.utf8
  }

  private mutating func bodyFacet(at position: Int) -> JSONLiteral {
    switch position % 10 {
    case 0: banner()
    case 1: shelf(of: .stores)
    case 3: divider()
    case 4: shelf(of: .dishes)
    case 6: hero()
    case 7: shelf(of: .groceries)
    default: storeRow(position: position)
    }
  }

  private mutating func envelope() -> [(String, JSONLiteral)] {
    let cursor = cursor()
    return [
      ("page", ["next": ["name": "load_content", "data": ["cursor": .string(cursor)]], "on_load": []]),
      ("header", [facet("address-picker", category: "header-interactive", Facet())]),
      ("footer", []),
      ("custom", ["is_dashpass_eligible": true]),
      ("logging", ["request_id": .string(uuid()), "page": "home"]),
      ("style", ["background_color": "COLOR_BACKGROUND_PRIMARY"]),
    ]
  }

  mutating func nextSerial() -> Int {
    facets += 1
    return facets
  }
}

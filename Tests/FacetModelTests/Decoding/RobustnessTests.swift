import FacetModel
import JSON
import TestSupport
import Testing

/// Damaged feeds: any bytes give either a consistent feed or an error with a place.
struct RobustnessTests {
  private static let feeds = [
    #"{"sections":[{"id":"s","header":[{"id":"h","component":{"id":"header.section","category":"header"}}],"body":["#
      + #"{"id":"l","component":{"id":"list.standard"},"style":{"backgroundColor":"E7FBEF","padding":{"top":4}},"#
      + #""children":[{"id":"a","component":{"id":"row.store"},"text":{"title":"Zoë\u00e9","annotation":"N"},"#
      + #""images":{"accessory":"dashpass-logo"},"custom":{"rating":{"average_rating":4.7}}}]}]}],"#
      + #""page":{"next":{"name":"loadContent","data":{"offset":20}}}}"#,
    #"{"header":[],"body":[{"id":"s","body":[{"id":"c","component":{"id":"carousel.standard"},"layout":{"omit_footer""#
      + #":true},"children":[{"id":"a","component":{"id":"card.store"},"children":[],"events":{"click":{"name":"navigate""#
      + #","data":{"uri":"store/7/"}}},"text":{"custom":{"is_eta_express":"true"}},"logging":{"n":[1.0,{}]}}],"#
      + #""children_map":{}}]}],"page":{"next":{"name":"load_content","data":{"cursor":"c"}}}}"#,
    #"{"data":{"f":{"body":[{"id":"s","header":[],"body":[{"id":"a","childrenCount":0,"component":{"id":"card.store"},"#
      + #""text":{"title":"T","custom":[{"key":"button","value":"B"}]},"events":{"click":{"name":"navigate","data":"#
      + #""{\"uri\":\"store/7/\"}"}},"custom":"{\"badges\":[{\"text\":\"new\"}]}","logging":"{}","name":null},"#
      + #"{"id":"c","childrenCount":1,"component":{"id":"carousel.standard"},"text":null,"childrenMap":[]}]}]}}}"#,
  ]

  @Test("A feed that is cut anywhere is refused at the cut", arguments: feeds)
  func feedsCutAnywhereAreRefused(_ json: String) throws {
    let whole = Array(json.utf8)
    #expect(try decode(bytes: whole).facetCount >= 2)
    for length in 0..<whole.count {
      let error = try #require(throws: FeedError.self) { try decode(bytes: Array(whole[..<length])) }
      try #require(error.offset == length, "cut at \(length)")
    }
  }

  @Test("Any changed byte gives a consistent feed or an error inside the text", arguments: feeds)
  func changedBytesNeverBreakTheTree(_ json: String) throws {
    var random = SeededGenerator(seed: 7)
    let whole = Array(json.utf8)
    var decoded = 0
    for position in whole.indices {
      for byte in bytes(instead: whole[position], using: &random) {
        var bytes = whole
        bytes[position] = byte
        switch result(of: bytes) {
        case .success(let feed):
          try #require(holdsTogether(feed), "byte \(byte) at \(position)")
          decoded += 1
        case .failure(let error):
          try #require((0...bytes.count).contains(error.offset), "byte \(byte) at \(position)")
        }
      }
    }
    // Most bytes are inside strings, where almost any other byte is valid.
    #expect(decoded > whole.count)
  }

  private func result(of bytes: [UInt8]) -> Result<Feed, FeedError> {
    do throws(FeedError) {
      return .success(try decode(bytes: bytes))
    } catch {
      return .failure(error)
    }
  }

  /// A byte of JSON's syntax, a byte of words, a random byte, and the same byte with one bit changed.
  private func bytes(instead byte: UInt8, using random: inout SeededGenerator) -> [UInt8] {
    let marks = Array(#"{}[]:,"\0-9eE.tfn /"#.utf8)
    let letters = Array("abcxyzABC_~#".utf8)
    return [
      marks.randomElement(using: &random) ?? 0, letters.randomElement(using: &random) ?? 0,
      UInt8.random(in: 0...255, using: &random), byte ^ 1 << UInt8.random(in: 0...7, using: &random),
    ]
  }

  /// Whether every facet is in the tree once, has its own identity and can be described.
  private func holdsTogether(_ feed: Feed) -> Bool {
    var waiting = Array(feed.header) + Array(feed.footer)
    for section in feed.sections {
      waiting += Array(section.header) + Array(section.body) + Array(section.footer)
    }
    var reached: Set<Int> = []
    var identities: Set<Identity> = []
    while let facet = waiting.popLast() {
      guard reached.insert(facet.index).inserted, identities.insert(facet.identity).inserted else { return false }
      guard facet.children.allSatisfy({ $0.parent?.index == facet.index && $0.index < facet.index }) else {
        return false
      }
      guard !describe(facet).isEmpty else { return false }
      waiting += facet.children
    }
    let admission = Admission(feed.tree, for: .all)
    return reached.count == feed.facetCount
      && feed.facets.filter(admission.isShown).count == admission.shownCount
      && feed.diagnostics.allSatisfy { (0...feed.document.bytes.count).contains($0.offset) }
  }
}

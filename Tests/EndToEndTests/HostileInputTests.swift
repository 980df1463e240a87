import TestSupport
import Testing

/// Feeds with control characters and faults, of which only text may reach the terminal.
struct HostileInputTests {
  /// ESC, CSI and OSC, raw and as escapes, bell, bidi controls, tags, a byte order mark, line ends and NUL.
  private static let poison = [
    #"\u001b[31mred"#, #"\u009b2J"#, #"\u0007"#, "\u{9D}0;title\u{9C}", "\u{202E}evil", #"\u2066x\u2069"#, "\u{200F}",
    "\u{E0041}", "a\u{FEFF}b", #"line\nbreak\r\tend"#, "\u{7F}", #"\u0000"#,
  ].joined(separator: " ")

  @Test("No control or bidi character of a feed reaches standard output or standard error")
  func noControlOrBidiCharacterOfAFeedReachesAnyStream() throws {
    let poison = Self.poison
    let feed = """
      {"body":[{"id":"\(poison)","header":[],"body":[
        {"id":"\(poison)","component":{"id":"row.store","category":"row"},"children":[],
         "text":{"title":"\(poison)","description":"\(poison)","accessory":"\(poison)",
                 "custom":{"delivery_fee_string":"\(poison)"}},
         "custom":{"rating":{"average_rating":4.5,"display_num_ratings":"\(poison)"},"badges":[{"text":"\(poison)"}]}},
        {"id":"b","component":{"id":"row.banner","category":"row"},"children":[],
         "images":{"background":{"placeholder":"\(poison)"}}},
        {"id":"c","component":{"id":"\(poison)","category":"row"},"children":[]}]}]}
      """
    let shown = try Facet.run("render", "-", input: Array(feed.utf8))
    #expect(shown.status == .exited(0))
    #expect(shown.output.contains("red") && shown.output.contains("evil"))
    expectHarmless(shown)
    expectHarmless(try Facet.run("-", input: Array(feed.utf8)))

    let errors = #"{"errors":[{"message":"\#(poison)"}]}"#
    let refused = try Facet.run("render", "-", input: Array(errors.utf8))
    #expect(refused.status == .exited(65))
    expectHarmless(refused)
    expectHarmless(try Facet.run("render", "-", input: Array(#"{"\#(poison)":1}"#.utf8)))
    expectHarmless(try Facet.run("render", "no\u{1B}[31msuch\u{202E}file"))
    expectHarmless(try Facet.run("render", "--\u{1B}[31m"))
  }

  @Test("A feed with many faults still shows its valid facets")
  func aFeedWithFaultsShowsItsGoodFacets() throws {
    let feed = """
      {"body":[7,{"id":"s","body":[
        null,"x",{"id":1},{"component":"row.store"},
        {"id":"good","component":{"id":"row.store"},"text":{"title":"Still here"},"custom":"{broken","children":{}},
        {"id":"bad","component":{"id":[]},"text":5,"images":[],"events":"x","layout":0,"style":true,"children":7}
      ]},{"id":"t","body":"no list"}],"header":3,"footer":{},"page":"x"}
      """
    let shown = try Facet.run("render", "-", input: Array(feed.utf8))
    #expect(shown.status == .exited(0))
    #expect(shown.output.contains("Still here"))
  }

  private func expectHarmless(_ command: Command, sourceLocation: SourceLocation = #_sourceLocation) {
    for stream in [command.output, command.errors] {
      let bad = stream.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0000...0xE007F:
          true
        default: false
        }
      }
      #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })", sourceLocation: sourceLocation)
    }
  }
}

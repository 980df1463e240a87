import FacetModel
import JSON
import TestSupport
import Testing

@testable import Lint

struct PlacementLintTests {
  private func findings(_ json: String) throws -> [String] {
    let feed = try Feed(json: json)
    var list = DiagnosticList(limitPerRule: 10)
    let check = PlacementCheck()
    for index in 0..<feed.tree.count { check.check(feed.tree[index], &list) }
    check.checkSections(of: feed, &list)
    #expect(list.kept.allSatisfy { $0.rule == .unknownValue })
    let bytes = feed.document.bytes
    return list.kept.map { "\($0.message): \(bytes.string(in: $0.offset..<min(bytes.count, $0.offset + 8)))" }
  }

  @Test(
    "Unknown spacings and border styles are reported at their values",
    arguments: [
      (#""layout":{"dlsPadding":{"top":"PLENTY","left":4}}"#, #"the spacing 'PLENTY' is unknown: "PLENTY""#),
      (#""layout":{"dls_padding":"PLENTY"}"#, #"the spacing 'PLENTY' is unknown: "PLENTY""#),
      (
        #""layout":{"gridSpecs":{"Mobile":{"interRowSpacing":"VAST!!"},"Tablet":null}}"#,
        #"the spacing 'VAST!!' is unknown: "VAST!!""#
      ),
      (#""style":{"padding":{"bottom":"PLENTY"}}"#, #"the spacing 'PLENTY' is unknown: "PLENTY""#),
      (#""style":{"border":{"style":"WIGGLY","width":1}}"#, #"the border style 'WIGGLY' is unknown: "WIGGLY""#),
      (#""style":{"border":{"width":"BROAD!"}}"#, #"the spacing 'BROAD!' is unknown: "BROAD!""#),
      (#""layout":{"dlsPadding":{"top":"SPACING_SMALL","left":"8","right":null,"bottom":""},"gridSpecs":null}"#, nil),
      (#""style":{"border":{"style":"BORDER_STYLE_SOLID","width":"2"},"padding":"USAGE_SPACE_MEDIUM"}"#, nil),
      (#""layout":"","style":null"#, nil),
    ] as [(String, String?)])
  func unknownSpacingsAndLinesAreReported(parts: String, finding: String?) throws {
    let facet = #"{"id":"a","component":{"id":"row.store"},\#(parts)}"#
    #expect(try findings(facet) == [finding].compactMap(\.self))
    #expect(try findings("[\(facet)]") == [finding].compactMap(\.self))
  }

  @Test("The styles of sections and pages are checked too")
  func sectionsAndPagesHaveStylesToo() throws {
    let style = #"{"background_color":"COLOR_PLAID","spacing":"PLENTY"}"#
    let words = [#"the colour 'COLOR_PLAID' is unknown: "COLOR_P"#, #"the spacing 'PLENTY' is unknown: "PLENTY""#]
    #expect(try findings(#"{"body":[{"id":"s","style":\#(style),"body":[]}]}"#) == words)
    #expect(try findings(#"{"body":[{"id":"s","component":null,"style":\#(style),"body":[]}]}"#) == words)
    #expect(try findings(#"{"data":{"feed":{"body":[{"id":"s","body":[]}],"style":\#(style)}}}"#) == words)
    #expect(try findings(#"{"id":"s","body":[],"layout":{"dls_padding":"PLENTY"}}"#) == [words[1]])
    #expect(try findings(#"{"body":[],"style":{"background_color":"E7FBEF","spacing":8}}"#) == [])
  }
}

import FacetModel
import Testing

struct FacetStyleTests {
  @Test(
    "A style is read in every spelling",
    arguments: [
      #"{"background_color":"COLOR_BACKGROUND_PRIMARY","size_class":"S","dls_type":"D","is_not_sticky":true}"#,
      #"{"background_color":"COLOR_BACKGROUND_PRIMARY","sizeClass":"S","dlsType":"D","isNotSticky":true}"#,
      #"{"backgroundColor":"COLOR_BACKGROUND_PRIMARY","sizeClass":"S","dlsType":"D","is_not_sticky":"true"}"#,
    ])
  func stylesAreReadInEverySpelling(_ json: String) throws {
    let style = try style(json)
    #expect(style.backgroundColor == "COLOR_BACKGROUND_PRIMARY")
    #expect(style.sizeClass == "S")
    #expect(style.dlsType == "D")
    #expect(!style.isSticky)
  }

  @Test(
    "An empty or invalid style has no values",
    arguments: [
      "null", "{}", #""BOLD""#, #"{"background_color":"","size_class":null,"padding":"","border":"thin"}"#,
    ])
  func emptyStylesAreAbsent(_ json: String) throws {
    let style = try style(json)
    #expect([style.backgroundColor, style.sizeClass, style.dlsType] == [nil, nil, nil])
    #expect(style.spacing == nil)
    #expect(style.padding == nil)
    #expect(style.border == nil)
    #expect(style.isSticky)
  }

  @Test(
    "A spacing is a number or a token",
    arguments: [
      ("8", .points(8)), ("8.5", .points(8.5)), (#""8""#, .points(8)), (#""LARGE""#, .token("LARGE")), (#""""#, nil),
      ("null", nil), ("true", nil), ("{}", nil), ("0", .points(0)), ("-4", .points(-4)),
    ] as [(String, WireLength?)])
  func spacingIsANumberOrAToken(_ json: String, _ expected: WireLength?) throws {
    #expect(try style(#"{"spacing":\#(json)}"#).spacing == expected)
  }

  @Test("A padding has separate sides or one value for all sides") func paddingHasFourSidesOrOne() throws {
    let sides = try style(#"{"padding":{"top":1,"right":"SMALL","bottom":null}}"#).padding
    #expect(sides?.top == .points(1))
    #expect(sides?.right == .token("SMALL"))
    #expect(sides?.bottom == nil)
    #expect(sides?.left == nil)
    let all = try style(#"{"padding":"SMALL"}"#).padding
    #expect([all?.top, all?.right, all?.bottom, all?.left] == Array(repeating: .token("SMALL"), count: 4))
  }

  @Test("A border has a colour, a width and a style") func bordersHaveColorWidthAndStyle() throws {
    let border = try style(#"{"border":{"color":"E7FBEF","width":"1","style":"DASHED"}}"#).border
    #expect(border?.color == "E7FBEF")
    #expect(border?.width == .points(1))
    #expect(border?.style == "DASHED")
  }

  @Test("Sections have a style and a layout too") func sectionsHaveAStyleAndALayout() throws {
    let feed = try decode(
      #"{"body":[{"id":"s","style":{"background_color":"00838A"},"layout":{"omit_footer":true},"body":[]},"#
        + #"{"id":"t","body":[]}]}"#
    )
    #expect(feed.sections.map(\.style.backgroundColor) == ["00838A", nil])
    #expect(feed.sections.map(\.layout.omitsFooter) == [true, false])
  }

  private func style(_ json: String) throws -> FacetStyle {
    try facet(#""style":\#(json)"#).style
  }
}

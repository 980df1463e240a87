import FacetModel
import Testing

struct FacetLayoutTests {
  @Test(
    "A layout may ask to omit the footer, in several spellings",
    arguments: [
      (#"{"omit_footer":true}"#, true), (#"{"omitFooter":true}"#, true), (#"{"omitFooter":"true"}"#, true),
      (#"{"omit_footer":false}"#, false), (#"{"omit_footer":null}"#, false), (#"{"omit_footer":"maybe"}"#, false),
      ("{}", false), ("null", false), ("[]", false),
    ])
  func footersMayBeOmitted(_ json: String, _ expected: Bool) throws {
    #expect(try layout(json).omitsFooter == expected)
  }

  @Test(
    "A grid is specified for each kind of screen, in both spellings",
    arguments: [
      #"{"gridSpecs":{"Mobile":{"interRowSpacing":4,"interColumnSpacing":"SMALL","minDimensionCount":2},"#
        + #""Tablet":null,"Desktop":{}}}"#,
      #"{"grid_specs":{"mobile":{"inter_row_spacing":"4","inter_column_spacing":"SMALL","min_dimension_count":"2"}}}"#,
    ])
  func gridsAreSpecifiedPerScreen(_ json: String) throws {
    let layout = try layout(json)
    let mobile = try #require(layout.gridSpec(for: "Mobile"))
    #expect(mobile.columnCount == 2)
    #expect(mobile.rowSpacing == .points(4))
    #expect(mobile.columnSpacing == .token("SMALL"))
    #expect(layout.gridSpec(for: "Tablet") == nil)
    #expect(layout.gridSpec(for: "WideScreen") == nil)
    #expect(layout.gridSpec(for: "Desktop")?.columnCount == nil)
  }

  @Test(
    "A number of columns that no grid can have is none", arguments: ["0", "-1", #""0""#, #""three""#, "null", "[]"])
  func impossibleColumns(_ count: String) throws {
    let layout = try layout(#"{"gridSpecs":{"WideScreen":{"minDimensionCount":\#(count)}}}"#)
    #expect(try #require(layout.gridSpec(for: "WideScreen")).columnCount == nil)
  }

  @Test("The padding of a layout may have numbers and tokens", arguments: ["dlsPadding", "dls_padding"])
  func paddingHasNumbersAndTokens(_ key: String) throws {
    let padding = try layout(#"{"\#(key)":{"top":16,"right":"SPACE_SMALL","bottom":"4","left":null}}"#).padding
    #expect(padding?.top == .points(16))
    #expect(padding?.right == .token("SPACE_SMALL"))
    #expect(padding?.bottom == .points(4))
    #expect(padding?.left == nil)
    #expect(try layout(#"{"\#(key)":null}"#).padding == nil)
  }

  private func layout(_ json: String) throws -> FacetLayout {
    try facet(#""layout":\#(json)"#).layout
  }
}

import FacetModel
import Testing

/// The detection of a response's dialect from the keys that only one dialect uses.
struct DialectTests {
  @Test(
    "Keys in snake_case mean the mobile dialect",
    arguments: [
      #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"x"},"children":[],"children_map":{}}]}]}"#,
      #"{"body":[{"id":"s","layout":{"omit_footer":true},"body":[]}]}"#,
      #"{"body":[],"page":{"next":{"name":"load_content","data":{"cursor":"c"}},"on_load":[]}}"#,
      #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"x"},"text":{"title_text_attributes":{}}}]}]}"#,
      #"{"body":[]}"#,
      #"{"id":"a","component":{"id":"x"},"children_joint":{}}"#,
      #"{"id":"a","component":{"id":"x"},"style":{"size_class":"SMALL"}}"#,
    ])
  func snakeCaseIsMobile(_ json: String) throws {
    #expect(try decode(json).dialect == .mobile)
  }

  @Test(
    "Counts of children and type names mean the web dialect",
    arguments: [
      #"{"data":{"feed":{"body":[]}}}"#,
      #"{"data":{"feed":{"body":[{"id":"s","body":[{"id":"a","childrenCount":0,"component":{"id":"x"}}]}]}}}"#,
      #"{"id":"a","childrenCount":0,"component":{"id":"x"}}"#,
      #"[{"id":"a","component":{"id":"x","__typename":"FacetV2Component"}}]"#,
      #"{"id":"a","style":{"background_color":null},"component":{"id":"x"},"text":{"titleTextAttributes":null},"#
        + #""childrenCount":0}"#,
      #"{"id":"s","style":{"background_color":"00838A"},"body":[{"id":"a","component":{"id":"x"},"childrenCount":0}]}"#,
    ])
  func childCountsAndTypeNamesAreWeb(_ json: String) throws {
    #expect(try decode(json).dialect == .web)
  }

  @Test(
    "Keys in camelCase and bare facets mean the dialect of the article",
    arguments: [
      #"{"sections":[]}"#,
      #"{"body":[{"id":"s","layout":{"omitFooter":true},"body":[]}]}"#,
      #"{"body":[],"page":{"next":{"name":"loadContent","data":{"offset":20}}}}"#,
      #"{"id":"a","component":{"id":"x"},"style":{"sizeClass":"SMALL"}}"#,
      #"{"id":"a","component":{"id":"x"}}"#,
      #"[{"id":"s","body":[]}]"#,
    ])
  func camelCaseAndBareFacetsAreTheArticle(_ json: String) throws {
    #expect(try decode(json).dialect == .article)
  }

  /// The contents of `custom` and `logging` are in snake_case in every dialect.
  @Test("The keys inside `custom` and `logging` do not decide the dialect") func customAndLoggingDoNotCount() throws {
    let facet = #"{"id":"a","component":{"id":"x"},"custom":{"children_map":{}},"logging":{"__typename":"Log"}}"#
    let feed = try decode(#"{"sections":[{"id":"s","body":[\#(facet)]}]}"#)
    #expect(feed.dialect == .article)
  }

  @Test(
    "Each sample is detected in the dialect it is written in",
    arguments: [
      ("home.json", .mobile), ("home-web.json", .web), ("article.json", .article), ("caviar-home.json", .mobile),
      ("search.json", .web),
    ] as [(String, Dialect)])
  func samplesHaveTheirDialect(_ name: String, _ dialect: Dialect) throws {
    #expect(try decode(bytes: sample(name)).dialect == dialect)
  }
}

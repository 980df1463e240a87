import FacetModel
import JSON
import Testing

/// Modules from before facets: modules that wrap facets become sections, and the others are reported.
struct ModuleTests {
  private static let row = node("a", "row.text")

  @Test("The sample of modules keeps its wrapped facets and has only notes") func sampleKeepsWrappedFacets() throws {
    let feed = try decode(bytes: sample("modules.json"))
    #expect(feed.dialect == .modules)
    #expect(feed.facetCount > 0)
    #expect(feed.diagnosticCounts.keys.allSatisfy { $0.severity == .note })
  }

  @Test("Modules become sections in their order, and a module without facets is reported")
  func modulesBecomeSections() throws {
    let feed = try decode(
      """
      {"display_modules": [
        {"id": "m1", "type": "facet", "data": \(node("a", "row.text"))},
        {"id": "m2", "type": "old", "data": {"title": "no facets"}},
        {"id": "m3", "type": "facet_section", "data": {"id": "s", "body": [\(node("b", "row.text"))]}},
        {"id": "m4", "type": "wrapped", "data": {"version": 2, "items": [\(node("c", "row.text"))]}}
      ]}
      """)
    #expect(feed.sections.map(\.id) == ["m1", "s", "m4"])
    #expect(feed.sections.map { outline($0.body) } == ["a", "b", "c"])
    #expect(feed.places(of: .moduleLeftOut) == ["3:3"])
    #expect(feed.rules == [.moduleLeftOut])
  }

  @Test(
    "Every older form of a module becomes a section",
    arguments: [
      #"{"data":{"display_modules":[{"id":"m","type":"t","data":\#(row)}]}}"#,
      #"{"data":{"homePage":{"display_modules":[{"id":"m","type":"t","data":\#(row)}]}}}"#,
      #"{"data":{"displayModules":[{"id":"m","type":"t","data":\#(row)}]},"errors":null}"#,
      #"{"display_modules":{"id":"m","type":"t","data":\#(row)}}"#,
      #"{"id":"m","type":"t","data":\#(row)}"#,
      #"{"id":"m","type":"t","data":{"items":[\#(row)]}}"#,
      #"{"id":"m","type":"t","data":\#(text(row))}"#,
      #"[{"id":"m","type":"t","data":\#(text(row))}]"#,
      #"{"display_modules":[{"id":"m","type":"t","data":\#(text("[\(row)]"))}]}"#,
      #"{"display_modules":[{"id":"m","type":"t","data":\#(text(#"{"items":[\#(row)]}"#))}]}"#,
      #"{"display_modules":[{"id":"m","type":"t","content":\#(row)}]}"#,
      #"{"display_modules":[{"id":"m","type":"t","facet":\#(row)}]}"#,
      #"{"display_modules":[{"id":"m","type":"t","data":{"version":2},"content":{"items":[\#(row)]}}]}"#,
      #"{"display_modules":[{"id":"m","type":"t","data":"","facet":\#(row)}]}"#,
      #"{"display_modules":{"id":"m","type":"t","content":[\#(row)]}}"#,
      #"{"id":"m","type":"t","facet":\#(row)}"#,
      #"[{"id":"m","type":"t","content":\#(row)}]"#,
    ])
  func olderFormsAreModules(_ json: String) throws {
    let feed = try decode(json)
    #expect(feed.dialect == .modules)
    #expect(feed.sections.map(\.id) == ["m"])
    #expect(outline(feed.body) == "a")
    #expect(feed.diagnostics.isEmpty)
  }

  /// Facets inside JSON strings.
  @Test("Facets inside strings are decoded like other facets, and diagnostics find them in the file")
  func facetsInStringsAreDecoded() throws {
    let inner = #"""
      {"id":"s","header":[],"layout":{"omit_footer":true},"body":[
        {"id":"p","component":{"id":"carousel.x"},"children":[{"id":"é","component":{"id":"row.text"},
          "text":{"title":"In a \"string\""},"custom":"{\"n\":1}"}]},
        {"id":"p","component":{"id":"row.text"},"id":"p"}]}
      """#
    let outer = #"{"id":"o","component":{"id":"row.text"},"text":{"title":"Outside"}}"#
    let feed = try decode(
      #"{"display_modules":[{"type":"t","data":\#(Self.text(inner))},{"type":"t","data":\#(outer)}]}"#)
    #expect(feed.sections.map { outline($0.body) } == ["p(é) p", "o"])
    #expect(feed.sections.map(\.layout.omitsFooter) == [true, false])
    #expect(feed.facets.map(\.text.title) == ["In a \"string\"", nil, nil, "Outside"])
    #expect(try feed.facet("é").custom["n"]?.int == 1)
    #expect(try feed.facet("é").parent?.id == "p")
    #expect(feed.rules.sorted { $0.code < $1.code } == [.duplicateKey, .duplicateID])
    let bytes = feed.document.bytes
    for diagnostic in feed.diagnostics {
      #expect(feed.document.pointer(at: diagnostic.offset) == "/display_modules/0/data")
      let start = diagnostic.rule == .duplicateKey ? #"\"p\"}]}"# : #"{\"id\":\"p\",\"component"#
      #expect(bytes.string(in: diagnostic.offset..<bytes.count).hasPrefix(start))
    }
  }

  @Test(
    "A module whose string has no facets is left out and reported",
    arguments: [
      (#""{\"id\":""#, "should hold JSON; at byte 7 of it: the text ends"),
      (#""a word""#, "should hold JSON; at byte 1"),
      (#""[]""#, "wraps no facets"), (#""{}""#, "wraps no facets"), (#""""#, "wraps no facets"),
      ("7", "wraps no facets"),
    ])
  func stringsWithoutFacetsAreReported(data: String, message: String) throws {
    let feed = try decode(#"{"display_modules":[{"type":"t","data":\#(data)},{"type":"t","data":\#(Self.row)}]}"#)
    #expect(outline(feed.body) == "a")
    #expect(feed.rules == [.moduleLeftOut])
    #expect(feed.places(of: .moduleLeftOut) == ["1:21"])
    #expect(feed.diagnostics.first?.message.contains(message) == true, "\(feed.diagnostics)")
  }

  @Test(
    "Modules in a feed's own object follow its sections",
    arguments: [
      #"{MEMBERS}"#, #"{"data":{"homePage":{MEMBERS}}}"#, #"{"data":{MEMBERS}}"#,
      #"{"props":{"ROOT_QUERY":{"feed({})":{MEMBERS}}}}"#,
    ],
    [false, true])
  func modulesBesideSections(shape: String, areFirst: Bool) throws {
    let modules = #""display_modules":[{"type":"facet","facet":\#(node("m", "row.text"))},{"type":"banner","data":{}}]"#
    let body = #""body":[{"id":"s","body":[\#(node("b", "row.text"))]}]"#
    let members = (areFirst ? [modules, body] : [body, modules]).joined(separator: ",")
    let feed = try decode(shape.replacing("MEMBERS", with: members))
    #expect(feed.sections.map { outline($0.body) } == ["b", "m"])
    #expect(feed.leftOutModuleCount == 1)
  }

  @Test(
    "Modules beside a page are shown, and the next page is kept",
    arguments: [
      #"{"data":{"feed":{MEMBERS}}}"#, #"{MEMBERS}"#, #"{"ROOT_QUERY":{"feed({})":{MEMBERS}}}"#,
    ])
  func modulesBesideAPage(shape: String) throws {
    let members = #"""
      "page":{"next":{"name":"load_content","data":{"cursor":"x"}}},
      "displayModules":[{"type":"facet","facet":\#(node("m", "row.text"))}]
      """#
    let feed = try decode(shape.replacing("MEMBERS", with: members))
    #expect(feed.sections.map { outline($0.body) } == ["m"])
    #expect(feed.dialect == .modules)
    #expect(feed.page.next != nil)
  }

  @Test("Facets inside strings obey the limits of the file") func stringsObeyTheLimits() throws {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let feed = try decode(#"{"display_modules":[{"type":"t","data":"\#(deep)"}]}"#)
    #expect(feed.diagnostics.first?.message.contains("deeper than 512") == true)
    let rows = (0..<9).map { node("\($0)", "row.text") }.joined(separator: ",")
    let many = #"{"display_modules":[{"type":"t","data":\#(Self.text("[\(rows)]"))}]}"#
    #expect(try decode(many, limits: FeedLimits { $0.facets = 4 }).facetCount == 4)
  }

  @Test(
    "A response whose modules wrap no facets is refused with a hint",
    arguments: [
      (#"{"display_modules":"none"}"#, "display_modules"), (#"{"display_modules":{"x":1}}"#, "display_modules"),
      (#"{"data":{"display_modules":7}}"#, "display_modules"), (#"{"type":"banner","data":{"title":"x"}}"#, "module"),
      (#"{"type":"banner","data":"words"}"#, "module"),
    ])
  func modulesWithoutFacetsAreRefused(_ json: String, hint: String) throws {
    let error = try #require(throws: FeedError.self) { try decode(json) }
    guard case .noFeed = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.hint?.contains(hint) == true)
  }

  /// The JSON text written as a JSON string.
  private static func text(_ json: String) -> String {
    "\"" + json.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}

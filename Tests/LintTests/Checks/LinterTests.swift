import Components
import FacetModel
import JSON
import Lint
import TestSupport
import Testing

/// Each rule of lint: feeds that break it, the place of the report, and feeds that do not break it.
struct LinterTests {
  /// The rules that a feed breaks, each with the first characters at its place.
  private func findings(_ json: String, version: SemanticVersion = Capabilities.current) throws -> [String] {
    let (list, bytes) = try list(json, version: version)
    return list.inOrder.map { diagnostic in
      "\(diagnostic.rule.code) \(bytes.string(in: diagnostic.offset..<min(bytes.count, diagnostic.offset + 12)))"
    }
  }

  private func list(
    _ json: String, version: SemanticVersion = Capabilities.current
  ) throws -> (list: DiagnosticList, bytes: ByteBuffer) {
    let bytes = ByteBuffer(json)
    let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(bytes)
    let capabilities = try FacetFactory(ComponentLibrary.descriptors).capabilities.asOf(version)
    return (Linter(feed, admission: Admission(feed.tree, for: capabilities)).diagnostics(), bytes)
  }

  private func row(_ parts: String, id: String = "row.store") -> String {
    #"{"id":"a","component":{"id":"\#(id)"},\#(parts)}"#
  }

  @Test("A facet without faults has no findings") func facetWithoutFaultsHasNoFindings() throws {
    #expect(
      try findings(row(#""text":{"title":"Two\nlines","subtitle":null,"custom":{}},"custom":{},"logging":"""#)) == [])
    #expect(try findings(row(#""images":{"main":{"uri":null,"local":""},"icon":{"local":"","uri":""}}"#)) == [])
  }

  @Test(
    "Each fault of a facet is reported where it is written",
    arguments: [
      (#""events":{"click":{"name":"teleport","data":{}}}"#, "F021 \"teleport\","),
      (#""events":{"click":{"name":"navigate","data":{"uri":"gopher://x"}}}"#, "F022 \"gopher://x\""),
      (#""events":{"click":{"name":"navigate","data":"{\"uri\":\"gopher://x\"}"}}"#, "F022 \\\"gopher://"),
      (#""events":{"click":{"name":"navigate","data":{"uri":"about:x"}}}"#, "F022 \"about:x\""),
      (#""events":{"click":{"name":"navigate","data":{}}}"#, "F033 {\"name\":\"nav"),
      (#""events":{"click":{"name":"load_content","data":{"section":["a"]}}}"#, "F033 {\"name\":\"loa"),
      (#""events":{"click":{"name":"loadContent","data":{"sections":[]}}}"#, "F033 {\"name\":\"loa"),
      (#""events":{"click":{"name":"present_modal","data":{"title":" ","modal_id":"x"}}}"#, "F033 {\"name\":\"pre"),
      (#""events":{"click":{"name":"apply_cuisine_filter","data":{}}}"#, "F033 {\"name\":\"app"),
      (#""events":{"click":{"name":"navigate","data":{"uri":"store/1?cursor=a*b"}}}"#, "F032 \"store/1?cur"),
      (#""events":{"click":{"name":"load_content","data":{"cursor":"a*b"}}}"#, "F032 \"a*b\"}}}}"),
      (#""events":{"click":7}"#, "F034 7}}"), (#""events":{"view":{"name":"log"}}"#, "F043 {\"name\":\"log"),
      (#""images":{"main":{"style":"HEXAGON","uri":"x://y"}}"#, "F023 \"HEXAGON\",\""),
      (#""images":{"main":{"uri":"","local":"","style":"ROUNDED"}}"#, "F040 {\"uri\":\"\",\"l"),
      (#""images":{"main":{"uri":{"a":1}}}"#, "F034 {\"a\":1}}}}"),
      (#""images":{"custom":{"web":{"uri":"a","placeholder":["b"]}}}"#, "F034 [\"b\"]}}}}"),
      (#""text":{"title":"x","title_text_attributes":"bold"}"#, "F034 \"bold\"}}"),
      (#""text":{"title":"x","subtitleTextAttributes":[]}"#, "F034 []}}"),
      (#""images":{"main":[]}"#, "F034 []}}"), (#""text":{"title":{"a":1}}"#, "F034 {\"a\":1}}}"),
      (#""text":{"title":"a\u001b[2J"}"#, "F031 \"a\\u001b[2J\""), (#""text":7"#, "F034 7}"),
      (#""custom":{"badges":[{"text":"x","dls_tag_style":"loud"}]}"#, "F023 \"loud\"}]}}"),
      (#""custom":"{\"badges\":[{\"type\":\"odd\"}]}""#, "F023 \\\"odd\\\"}]}"),
      (#""custom":"{\"a\":""#, "F035 \"{\\\"a\\\":\""),
      (#""custom":[1]"#, "F035 [1]}"), (#""logging":"nope""#, "F035 \"nope\"}"),
    ])
  func faultsAreReportedInPlace(parts: String, finding: String) throws {
    let found = try findings(row(parts))
    #expect(found.contains { $0.hasPrefix(finding) }, "\(found)")
  }

  @Test(
    "A scheme has the right article",
    arguments: [("about:x", "an 'about' address"), ("gopher://x", "a 'gopher' address")])
  func schemesHaveArticles(uri: String, words: String) throws {
    let json = row(#""events":{"click":{"name":"navigate","data":{"uri":"\#(uri)"}}}"#)
    #expect(try list(json).list.inOrder.contains { $0.message.contains(words) })
  }

  @Test(
    "A price that cannot be read is reported together with the missing parts",
    arguments: [
      (#""custom":{"price":{"unit_amount":1525,"decimal_places":2,"currency":"USD"}}"#, nil),
      (#""custom":{"price":{"display_string":"$1"}}"#, nil), (#""custom":{"price":"$1"}"#, nil),
      (#""custom":{"price":5.5}"#, "custom.price is a number, which may be anything; it is not shown"),
      (
        #""custom":{"price":{"display_string":" ","unit_amount":15.5,"decimal_places":2,"currency":"USD"}}"#,
        "no display_string and no unit_amount that can be read; it is not shown"
      ),
      (
        #""custom":{"price":{"unit_amount":155,"decimal_places":40}}"#,
        "and no currency and no decimal_places that can be read; it is not shown"
      ),
      (#""custom":{"price":{"currency":"USD"}}"#, "no unit_amount, decimal_places; it is not shown"),
      (#""custom":{"price":{}}"#, "no unit_amount, decimal_places, currency; it is not shown"),
      (#""custom":{"regular_price":{"unit_amount":1525}}"#, "no decimal_places, currency; it is not shown"),
      (#""custom":{"price":{"unit_amount":1525,"currency":"USD"}}"#, "no decimal_places; it is shown as '$15.25'"),
      (#""custom":{"price":{"unit_amount":1525,"decimal_places":2}}"#, "no currency; it is shown as '15.25'"),
      (#""custom":{"item_data":{"price":{"sign":true}}}"#, "custom.item_data.price has no display_string"),
      (#""custom":{"window_shopping":{"cards":[{"name":"x","price":{}}]}}"#, "a dish in the window"),
    ] as [(String, String?)])
  func unreadablePricesAreSaid(parts: String, words: String?) throws {
    let feed = row(parts, id: "row.item")
    let found = try findings(feed).filter { $0.hasPrefix("F064") }
    #expect(found.count == (words == nil ? 0 : 1))
    if let words { #expect(try messages(feed).contains { $0.contains(words) }) }
  }

  @Test("An id in two sections is a note, reported once at its second place")
  func sharedIDsAreNoted() throws {
    func section(_ id: String, _ facets: String...) -> String {
      #"{"id":"\#(id)","body":[\#(facets.map { #"{"id":"\#($0)","component":{"id":"row.text"}}"# }.joined(separator: ","))]}"#
    }
    let shared = #"{"body":[\#(section("near", "x", "y")),\#(section("new", "x", "z")),\#(section("all", "x"))]}"#
    #expect(try findings(shared) == [#"F046 "x","compone"#])
    #expect(
      try messages(shared) == ["F046 the id 'x' is in the section 'near' and in the section 'new'"])
    #expect(Rule.sharedID.severity == .note)
    let twice = #"{"body":[\#(section("all", "x")),\#(section("all", "x"))]}"#
    #expect(try !findings(twice).contains { $0.hasPrefix("F046") }, "the repeated section is reported instead")
    let nameless = #"{"body":[\#(section("", "x")),\#(section("", "x"))]}"#
    #expect(try findings(nameless).contains { $0.hasPrefix("F046") })
    #expect(try findings(#"{"body":[\#(section("near", "x", "y")),\#(section("new", "z"))]}"#) == [])
  }

  @Test("Unknown and too new components are reported at their ids")
  func unknownAndTooNewComponentsAreReported() throws {
    #expect(try findings(row(#""text":{}"#, id: "row.scent")) == ["F020 \"row.scent\"}"])
    let older = try findings(row(#""text":{}"#), version: SemanticVersion(1, 0, 0))
    #expect(older == ["F024 \"row.store\"}"])
  }

  /// The messages of the rules that a feed breaks.
  private func messages(_ json: String, version: SemanticVersion = Capabilities.current) throws -> [String] {
    let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(ByteBuffer(json))
    let capabilities = try FacetFactory(ComponentLibrary.descriptors).capabilities.asOf(version)
    let list = Linter(feed, admission: Admission(feed.tree, for: capabilities)).diagnostics()
    return list.inOrder.map { "\($0.rule.code) \($0.message)" }
  }

  @Test("An unknown action is reported with its consequence, which depends on the version")
  func unknownActionsAreReported() throws {
    let click = row(#""text":{},"events":{"click":{"name":"teleport"}}"#)
    #expect(
      try messages(click) == ["F021 the action 'teleport' is unknown: the facet is shown, and its click does nothing"])
    let older = SemanticVersion(6, 0, 0)
    #expect(try messages(click, version: older) == ["F021 the action 'teleport' is unknown: the facet is left out"])
    let inside =
      #"{"id":"x","component":{"id":"row.hologram"},"children":[\#(row(#""events":{"click":{"name":"teleport"}}"#))]}"#
    #expect(
      try messages(inside).last?.hasPrefix("F021 the action 'teleport' is unknown: the facet is left out") == true)
  }

  @Test("A misspelled component, action or place is reported with the known one")
  func knownNamesAreSuggested() throws {
    #expect(
      try messages(row(#""text":{}"#, id: "row.stroe"))
        == ["F020 the component 'row.stroe' is unknown; did you mean 'row.store'?"])
    let click = row(#""text":{},"events":{"click":{"name":"navigat","data":{"uri":"x"}}}"#)
    #expect(
      try messages(click) == [
        "F021 the action 'navigat' is unknown: the facet is shown, and its click does nothing; did you mean 'navigate'?"
      ])
    let link = row(#""text":{},"events":{"click":{"name":"navigate","data":{"uri":"doordash://stores/1"}}}"#)
    #expect(try messages(link) == ["F022 the app has no place called 'stores'; did you mean 'store'?"])
    // Two letters are too many in a short word, and a component must be known to the version that is linted for.
    let offers = row(#""text":{},"events":{"click":{"name":"navigate","data":{"uri":"doordash://offers"}}}"#)
    #expect(try messages(offers) == ["F022 the app has no place called 'offers'"])
    #expect(
      try messages(row(#""text":{}"#, id: "row.stroe"), version: SemanticVersion(1, 0, 0))
        == ["F020 the component 'row.stroe' is unknown"])
  }

  @Test("present_modal is known from 6.1.0 on")
  func presentModalIsKnown() throws {
    let click = row(#""text":{},"events":{"click":{"name":"present_modal","data":{"title":"Fees"}}}"#)
    #expect(try messages(click) == [])
    #expect(
      try messages(click, version: SemanticVersion(6, 0, 0))
        == ["F024 the action 'present_modal' came with version 6.1.0: the facet is left out"])
  }

  @Test(
    "A next page without a name and data is the end of the feed",
    arguments: [
      #"{"name":null,"data":null}"#, #"{"name":null,"data":null,"__typename":"FacetV2Action"}"#, "{}", "null",
      #"{"name":"","data":""}"#, #"{"data":{}}"#, #"{"name":null,"data":"{}"}"#,
    ])
  func nextPageWithoutANameIsTheEnd(next: String) throws {
    #expect(try messages(#"{"body":[],"page":{"next":\#(next)}}"#) == [])
    guard next != "null" else { return }
    #expect(try messages(#"{"body":[],"page":{"on_load":[\#(next)]}}"#) == [])
  }

  @Test(
    "Actions on load that stand in no list are reported, since none of them is carried out",
    arguments: [#"{"name":"navigate","data":{"uri":"a"}}"#, "7", #""reload""#])
  func actionsOnLoadAreAList(value: String) throws {
    #expect(try messages(#"{"body":[],"page":{"on_load":\#(value)}}"#) == ["F034 page.on_load is not a list"])
    #expect(try messages(#"{"body":[],"page":{"on_load":null}}"#) == [])
  }

  @Test("An action that loads no content cannot load the next page, and an older client loads none")
  func nextPagesAreContent() throws {
    let navigation = #"{"body":[],"page":{"next":{"name":"navigate","data":{"uri":"store/1"}}}}"#
    #expect(
      try messages(navigation) == ["F021 'navigate' loads no further page: the feed ends here"])
    let sections = #"{"body":[],"page":{"next":{"name":"load_content","data":{"sections":["a"]}}}}"#
    #expect(
      try messages(sections) == ["F021 'load_content' with sections loads no further page: the feed ends here"])
    let load = #"{"body":[],"page":{"next":{"name":"load_content","data":{"cursor":"eyJhIjoxfQ=="}}}}"#
    #expect(try messages(load) == [])
    #expect(
      try messages(load, version: SemanticVersion(1, 0, 0))
        == ["F024 the action 'load_content' came with version 2.0.0: the feed ends here"])
  }

  @Test(
    "The custom and logging of a page are objects, or strings that hold one",
    arguments: [
      (#""custom":5"#, ["F035 the custom of a page is not an object"]),
      (#""logging":"x""#, ["F035 the logging of a page is a string"]),
      (#""custom":"{\"a\":1}","logging":"""#, []), (#""custom":null,"logging":{}"#, []),
    ] as [(String, [String])])
  func pagesHoldObjects(members: String, expected: [String]) throws {
    let found = try messages(#"{"body":[],\#(members)}"#)
    #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }, "\(found)")
  }

  @Test("A misspelled click is no event of another kind, unless the right one is there, too")
  func misspelledClicks() throws {
    let click = #"{"name":"navigate","data":{"uri":"a"}}"#
    #expect(try messages(row(#""text":{"title":"A"},"events":{"clik":\#(click)}"#)) == [])
    let both = row(#""text":{"title":"A"},"events":{"click":\#(click),"clik":\#(click)}"#)
    #expect(try messages(both) == ["F043 the event 'clik' is kept, but nothing happens on it"])
  }

  @Test(
    "A navigation to a dialog without texts is reported as one, and a banner without a picture is no silent picture")
  func dialogsAndBannersWithoutContent() throws {
    let modal = row(#""text":{"title":"A"},"events":{"click":{"name":"navigate","data":{"uri":"modal"}}}"#)
    #expect(try messages(modal) == ["F033 a dialog without texts is not shown"])
    #expect(try messages(row(#""text":{}"#, id: "row.banner")) == [])
    #expect(
      try messages(row(#""images":{"main":{"uri":"a://b"}}"#, id: "row.banner")).map { $0.prefix(4) } == ["F030"])
  }

  @Test("An unknown action of a page is reported with its consequence")
  func unknownActionsOfThePage() throws {
    #expect(
      try messages(#"{"body":[],"page":{"next":{"name":"stream"},"on_load":[{"name":null,"data":{"a":1}}]}}"#) == [
        "F021 the action 'stream' is unknown: the feed ends here",
        "F021 an action without a name: it is not carried out",
      ])
    #expect(
      try messages(
        #"{"body":[],"page":{"on_load":[{"name":"present_modal","data":{"title":"Hi"}}]}}"#,
        version: SemanticVersion(6, 0, 0))
        == ["F024 the action 'present_modal' came with version 6.1.0: it is not carried out"])
  }

  @Test("A container is reported as empty only if its children are left out")
  func onlyEmptiedContainersAreReported() throws {
    let child = #"{"id":"c","component":{"id":"card.scent"}}"#
    let emptied = try findings(row(#""children":[\#(child)]"#, id: "carousel.standard"))
    #expect(emptied.map { $0.prefix(4) } == ["F025", "F020"])
    #expect(try findings(row(#""children":[]"#, id: "carousel.standard")) == [])
  }

  @Test(
    "Only components that may be a picture without words need alternative text",
    arguments: [("row.banner", true), ("image.standard", true), ("row.hero", false), ("card.tile", false)])
  func onlyPictureComponentsNeedAltText(id: String, needs: Bool) throws {
    let silent = try findings(row(#""images":{"background":{"uri":"x://y"},"main":{"uri":"x://y"}}"#, id: id))
    #expect(silent.contains { $0.hasPrefix("F030") } == needs)
    let described = try findings(
      row(#""images":{"background":{"placeholder":"p"},"main":{"placeholder":"p"}}"#, id: id))
    #expect(!described.contains { $0.hasPrefix("F030") })
  }

  @Test("The page itself is checked") func pageIsChecked() throws {
    let feed =
      #"{"body":[],"page":{"next":{"name":"stream","data":{}},"on_load":[{"name":"load_content","data":{"cursor":"%"}}]}}"#
    #expect(try findings(feed).map { $0.prefix(4) } == ["F021", "F032"])
    #expect(try findings(#"{"body":[],"page":7}"#) == [#"F034 7}"#])
  }

  @Test("Modules without facets are noted, and the others are shown") func modulesWithoutFacetsAreNoted() throws {
    let wrapped = row(#""text":{"title":"x"}"#)
    let modules =
      #"{"display_modules":[{"type":"banner","id":"b","data":{}},{"type":"facet","id":"f","data":\#(wrapped)}]}"#
    #expect(try findings(modules).map { $0.prefix(4) } == ["F042"])
    let feed = try Feed(json: modules)
    #expect(feed.dialect == .modules)
    #expect(feed.sections.map(\.id) == ["f"])
    #expect(feed.sections[0].body.map(\.text.title) == ["x"])
  }

  @Test("References in a circle are errors") func circularReferencesAreErrors() throws {
    let cache = """
      {"ROOT_QUERY":{"feed":{"body":[{"id":"s","body":[{"__ref":"F:1"}]}]}},
       "F:1":{"id":"one","component":{"__ref":"C:row"},"children":[{"__ref":"F:2"}]},
       "F:2":{"id":"two","component":{"__ref":"C:row"},"children":[{"__ref":"F:1"},{"__ref":"F:3"}]},
       "F:3":{"id":"three","component":{"__ref":"C:row"}},
       "C:row":{"id":"row.store","category":"row"}}
      """
    #expect(try findings(cache).map { $0.prefix(4) } == ["F015"])
    let feed = try Feed(json: cache)
    #expect(feed.dialect == .cache)
    #expect(feed.sections[0].body[0].children[0].children.map(\.id) == ["three"])
  }

  @Test("Every rule has a unique code, a summary and a hint") func rulesAreComplete() {
    #expect(Set(Rule.allCases.map(\.code)).count == Rule.allCases.count)
    for rule in Rule.allCases {
      #expect(rule.code.wholeMatch(of: /F0\d\d|must-show/) != nil)
      #expect(!rule.summary.isEmpty && !rule.hint.isEmpty)
    }
  }

  @Test(
    "The click of a picture is checked like the click of a facet, with a single finding",
    arguments: [
      (#"{"click":{"name":"teleport","data":{}}}"#, "F021 \"teleport\",\""),
      (#"{"click":{"name":"navigate","data":"{\"uri\":\"gopher://x\"}"}}"#, "F022 \\\"gopher://x"),
      (#"{"click":{"name":"navigate","data":{}}}"#, "F033 {\"name\":\"nav"),
      (#"{"hover":{"name":"log"}}"#, "F043 {\"name\":\"log"), (#"7"#, "F034 7}}}"), (#"{"click":null}"#, nil),
      (#"{"click":{"name":"navigate","data":{"uri":"store/1"}}}"#, nil),
    ] as [(String, String?)])
  func picturesClickIsChecked(events: String, finding: String?) throws {
    let main = try findings(row(#""text":{"title":"x"},"images":{"main":{"uri":"a://b","events":\#(events)}}"#))
    #expect(main == (finding.map { [$0] } ?? []))
    let custom = try findings(
      row(#""text":{"title":"x"},"images":{"custom":{"web":{"uri":"a://b","events":\#(events)}}}"#))
    #expect(custom.count == main.count)
  }

  @Test(
    "A misspelled word of a badge is reported with the known one",
    arguments: [
      (#""type":"sponsord""#, "F023 the badge type 'sponsord' is unknown; did you mean 'sponsored'?"),
      (#""dls_tag_style":"Positve""#, "F023 the tag style 'Positve' is unknown; did you mean 'positive'?"),
      (#""dls_tag_type":"emphasise""#, "F023 the tag type 'emphasise' is unknown; did you mean 'emphasis'?"),
      (#""type":"shiny""#, "F023 the badge type 'shiny' is unknown"),
    ])
  func knownWordsOfBadgesAreSuggested(member: String, message: String) throws {
    #expect(try messages(row(#""custom":{"badges":[{"text":"x",\#(member)}]}"#)) == [message])
  }

  @Test(
    "A misspelled image style is reported with the known one, spelled as the author spells",
    arguments: [
      ("STYLE_CIRCEL", "; did you mean 'STYLE_CIRCLE'?"), ("Rounde", "; did you mean 'rounded'?"), ("STYLE_STAR", ""),
    ])
  func knownImageStylesAreSuggested(style: String, suggestion: String) throws {
    let image = #""text":{"title":"x"},"images":{"main":{"uri":"a://b","style":"\#(style)"}}"#
    #expect(try messages(row(image)) == ["F023 the image style '\(style)' is unknown\(suggestion)"])
  }

  @Test("A badge that is no object is reported, because no client draws it")
  func badgesAreObjects() throws {
    #expect(
      try messages(row(#""custom":{"badges":["20% off",{"text":"x"},7]}"#))
        == ["F034 a badge is not an object", "F034 a badge is not an object"])
  }

  @Test("The badge types of retail shops are known")
  func shopBadgeTypesAreKnown() throws {
    let badges = ["snap", "x_in_stock", "low_stock"].map { #"{"text":"x","type":"\#($0)","placement":"descriptor"}"# }
    #expect(try findings(row(#""custom":{"badges":[\#(badges.joined(separator: ","))]}"#)) == [])
  }
}

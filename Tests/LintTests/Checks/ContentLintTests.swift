import Components
import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Lint

/// Findings about fields that feeds send and no component draws.
struct ContentLintTests {
  private func lint(_ json: String) throws -> (found: [String], messages: [String]) {
    let bytes = ByteBuffer(json)
    let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(bytes)
    var list = DiagnosticList(limitPerRule: 20)
    var content = ContentCheck(feed, factory: try FacetFactory(ComponentLibrary.descriptors))
    for index in 0..<feed.tree.count { content.check(feed.tree[index], &list) }
    content.checkSections(of: feed, &list)
    let found = list.inOrder.map { diagnostic in
      "\(diagnostic.rule.code) \(bytes.string(in: diagnostic.offset..<min(bytes.count, diagnostic.offset + 6)))"
    }
    return (found, list.inOrder.map(\.message))
  }

  private func facet(_ component: String, _ parts: String) -> String {
    #"{"id":"a","component":{"id":"\#(component)","category":"any"},\#(parts)}"#
  }

  @Test(
    "A misspelled key is reported at its value, with the key that was probably meant",
    arguments: [
      ("row.text", #""txet":{"title":"Hello"},"text":{"title":"x"}"#, #"F060 {"title""#, "did you mean 'text'?"),
      ("row.text", #""texts":{"title":"Hello"},"text":{"title":"x"}"#, nil, ""),
      ("row.text", #""txet":{"title":"Hello"}"#, #"F060 {"title""#, "the key 'txet' is not read; did you mean 'text'?"),
      ("row.text", #""text":{"titel":"Hello","description":"x"}"#, #"F060 "Hello","#, "did you mean 'title'?"),
      ("row.text", #""text":{"title":"x","Subtitle":"Hello"}"#, #"F060 "Hello"}"#, "did you mean 'subtitle'?"),
      // Web responses have explicit nulls, which hold no place.
      (
        "row.text", #""text":{"title":null,"description":"x","Title":"Hello"}"#, #"F060 "Hello"}"#,
        "did you mean 'title'?"
      ),
      (
        "row.text", #""text":{"title":"x","titleTextAttribute":{"textStyle":"a"}}"#, #"F060 {"textS"#,
        "did you mean 'titleTextAttributes'?"
      ),
      ("row.text", #""text":{"title":"x","title_text_attributes":{"text_colour":"a"}}"#, nil, "'text_color'"),
      ("card.tile", #""text":{"title":"x"},"images":{"mian":{"uri":"a://b"}}"#, #"F060 {"uri":""#, "'main'"),
      ("card.tile", #""text":{"title":"x"},"images":{"main":{"ulr":"a://b","local":"x"}}"#, nil, ""),
      ("card.tile", #""text":{"title":"x"},"images":{"main":{"placehodler":"a"}}"#, #"F060 "a"}}}"#, "'placeholder'"),
      (
        "row.store", #""text":{"title":"x"},"images":{"custom":{"modality_icon":{"locl":"walking-icon"}}}"#,
        #"F060 "walki"#, "'local'"
      ),
      (
        "row.store",
        #""text":{"title":"x"},"images":{"custom":[{"key":"modality_icon","value":{"styel":"STYLE_ROUNDED"}}]}"#,
        #"F060 "STYLE"#, "'style'"
      ),
      (
        "row.store", #""text":{"title":"x"},"images":{"custom":{"modality_icon":{"events":{"clik":{"name":"x"}}}}}"#,
        #"F060 {"name""#, "'click'"
      ),
      ("row.text", #""text":{"title":"x"},"events":{"clik":{"name":"navigate"}}"#, #"F060 {"name""#, "'click'"),
      (
        "row.text", #""text":{"title":"x"},"style":{"backgroundColour":"00838A"}"#, #"F060 "00838A"#,
        "'backgroundColor'"
      ),
      (
        "row.item", #""text":{"title":"x"},"custom":{"ratng":{"average":4}}"#, #"F060 {"avera"#,
        "did you mean 'rating'?"
      ),
      (
        "row.item", #""text":{"title":"x"},"custom":"{\"is_currently_availabel\":false}""#, "F060 false}\"",
        "available'"
      ),
      ("card.tile", #""text":{"title":"x"},"images":{"main":{"url":"a://b"}}"#, #"F060 "a://b"#, "mean 'uri'?"),
      ("row.text", #""text":{"title":"x"},"events":{"click":{"name":"navigate","dta":{}}}"#, "F060 {}}}}", "'data'"),
      (
        "row.text", #""text":{"title":"x"},"events":{"click":{"name":"load_content","data":{"cursr":"c"}}}"#,
        #"F060 "c"}}}"#, "'cursor'"
      ),
      (
        "row.text", #""text":{"title":"x"},"events":{"click":{"name":"navigate","data":"{\"url\":\"store/1\"}"}}"#,
        #"F060 \"stor"#, "'uri'"
      ),
      ("row.item", #""text":{"title":"x"},"custom":{"rating":{"averge_rating":4}}"#, "F060 4}}}", "'average_rating'"),
      ("row.item", #""text":{"title":"x"},"custom":{"badges":[{"txt":"New"}]}"#, #"F060 "New"}"#, "'text'"),
      ("row.item", #""text":{"title":"x"},"custom":{"rating":{"averageRating":4}}"#, "F060 4}}}", "'average_rating'"),
      (
        "card.store", #""text":{"title":"x"},"custom":{"window_shopping":{"cards":[{"price":{"unitAmount":5}}]}}"#,
        "F060 5}}]}}}", "'unit_amount'"
      ),
      (
        "row.item", #""text":{"title":"x"},"custom":{"rating":{"averageRating":3,"average_rating":4}}"#, nil, ""
      ),
      (
        "filter.range", #""custom":{"filter_id":"a","allowed_values":[{"query_value":"1","display_nmae":"One"}]}"#,
        #"F060 "One"}"#, "'display_name'"
      ),
      (
        "card.store", #""text":{"title":"x"},"custom":{"window_shopping":{"cards":[{"nmae":"Soup"}]}}"#,
        #"F060 "Soup""#, "'name'"
      ),
      (
        "cx.nv.common.retail_item.card", #""custom":{"item_data":{"item_nmae":"Salt","item_name":"x"}}"#,
        #"F060 "Salt""#, "'item_name'"
      ),
      ("row.text", #""text":{"title":"x"},"layout":{"dls_padding":{"lfet":8}}"#, "F060 8}}}", "'left'"),
      ("grid.standard", #""layout":{"grid_specs":{"Tablett":{}}}"#, "F060 {}}}}", "'Tablet'"),
      ("grid.standard", #""layout":{"grid_specs":{"mobile":{"min_dimension_cuont":2}}}"#, "F060 2}}}}", "_count'"),
      ("row.text", #""text":{"title":"x"},"haptics":{"a":1},"custom":{"scent":1}"#, nil, ""),
      ("row.scent", #""imges":{"main":"x"}"#, #"F060 {"main""#, "did you mean 'images'?"),
    ] as [(String, String, String?, String)])
  func misspelledKeys(component: String, parts: String, finding: String?, words: String) throws {
    let (found, messages) = try lint(facet(component, parts))
    guard let finding else {
      // A key beside the right one, and a key like no other, are not reported.
      if words.isEmpty { #expect(found == []) } else { #expect(messages.contains { $0.contains(words) }) }
      return
    }
    #expect(found.filter { $0.hasPrefix("F060") } == [String(finding.prefix(11))], "\(messages)")
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
  }

  @Test(
    "A value in custom of a kind that its component does not read is reported",
    arguments: [
      ("card.store", #""rating":"bad""#, "custom.rating is not an object"),
      ("card.store", #""rating":4.5"#, "custom.rating is not an object"),
      ("card.store", #""is_currently_available":"maybe""#, "custom.is_currently_available is not true or false"),
      ("card.store", #""savelists":true"#, "custom.savelists is not a list"),
      ("carousel.standard", #""auto_scroll_interval":"soon""#, "custom.auto_scroll_interval is not a number"),
      ("filter.range", #""allowed_values":{"query_value":"1"}"#, "custom.allowed_values is not a list"),
      // Backends write flags and numbers as texts, too, and leave out what they do not have.
      ("card.store", #""is_currently_available":"True","savelists":null,"rating":"""#, nil),
      ("card.store", #""is_currently_available":0,"savelists":[],"rating":{}"#, nil),
      ("carousel.standard", #""auto_scroll_interval":"2.5""#, nil),
      ("card.store", #""badges":"""#, nil),
      // Another component's key is not read here.
      ("carousel.standard", #""rating":"bad""#, nil),
    ] as [(String, String, String?)])
  func wrongKindsInCustomAreReported(component: String, custom: String, message: String?) throws {
    let facet = facet(component, #""text":{"title":"x"},"custom":{\#(custom)}"#)
    let messages = try lint(#"{"body":[{"id":"s","body":[\#(facet)]}]}"#).messages
    #expect(messages.filter { $0.hasPrefix("custom.") } == [message].compactMap(\.self))
  }

  private static let row = #"{"id":"r","component":{"id":"row.text"},"text":{"title":"A"}}"#

  private func body(_ sections: String) -> String { #"{"body":[\#(sections)]}"# }

  @Test("Facets under a key that is not read are reported with the key that is")
  func lostFacetsAreReported() throws {
    let row = Self.row
    let lost = [
      body(#"{"id":"t","body":[]},{"id":"s","children":[\#(row)]}"#), body(#"{"id":"s","body":[],"items":[\#(row)]}"#),
      body(#"{"id":"s","body":[{"id":"l","component":{"id":"list.standard"},"body":[\#(row)]}]}"#),
      #"{"body":[],"rows":[\#(row)]}"#,
      // A key that resembles another one, which is there.
      body(#"{"id":"s","body":[],"boddy":[\#(row)]}"#),
    ]
    let messages = try lost.map { try lint($0).messages }
    #expect(
      messages == [
        ["the facets under 'children' are not read; did you mean 'body'?"],
        ["the facets under 'items' are not read; did you mean 'body'?"],
        ["the facets under 'body' are not read; did you mean 'children'?"],
        ["the facets under 'rows' are not read; did you mean 'body'?"],
        ["the facets under 'boddy' are not read; did you mean 'body'?"],
      ])
  }

  @Test(
    "A value in custom that a typed field can carry is noted where the component draws that field and not its own custom",
    arguments: [
      ("row.text", #""background_color":"00838A""#, #"F041 "00838"#), ("row.text", #""title":"x""#, #"F041 "x"}}]"#),
      ("card.store", #""image":{"uri":"a://b"}"#, #"F041 {"uri""#), ("row.text", #""image":{"uri":"a://b"}"#, nil),
      ("row.unheard_of", #""title":"x""#, #"F041 "x"}}]"#), ("row.hero", #""background_color":"00838A""#, nil),
      ("cx.nv.common.retail_item.card", #""image":{"uri":"a://b"}"#, nil), ("row.text", #""title":"""#, nil),
      ("card.store", #""eta_display_string":"5 min""#, #"F041 "5 min"#),
      ("row.info", #""deep_link":"a""#, #"F041 "a"}}]"#),
    ] as [(String, String, String?)])
  func typedFieldsAreNoted(component: String, custom: String, finding: String?) throws {
    let found = try lint("[" + facet(component, #""text":{"title":"x"},"custom":{\#(custom)}"#) + "]").found
    #expect(found.filter { $0.hasPrefix("F041") } == [finding].compactMap(\.self))
  }

  @Test("A text in text.custom that is no string is reported where its component draws it")
  func textsInCustomAreStrings() throws {
    func found(_ custom: String, in component: String = "card.store") throws -> [String] {
      try lint("[" + facet(component, #""text":{"title":"x","custom":\#(custom)}"#) + "]").found
    }
    #expect(try found(#"{"delivery_fee_string":{"text":"$1"}}"#) == [#"F034 {"text"#])
    #expect(try found(#"[{"key":"delivery_fee_string","value":["$1"]}]"#) == [#"F034 ["$1"]"#])
    for harmless in [
      #"{"delivery_fee_string":"$1"}"#, #"{"delivery_fee_string":null}"#, #"{"delivery_fee_string":1}"#,
      #"{"delivery_fee_string":""}"#, #"{"anything":{"a":1}}"#,
    ] {
      #expect(try found(harmless) == [], "\(harmless)")
    }
  }

  @Test("Sections in 'body' are reported where 'sections' has some too, because those are not read")
  func twoListsOfSectionsAreReported() throws {
    let sections = #"[{"id":"s","body":[\#(Self.row)]}]"#
    let message = "the list under 'body' is not read, because the page has 'sections', too"
    for both in [
      #"{"body":\#(sections),"sections":\#(sections)}"#, #"{"sections":\#(sections),"body":[\#(Self.row)]}"#,
    ] {
      #expect(try lint(both).messages == [message], "\(both)")
    }
    for one in [
      #"{"sections":\#(sections),"body":[]}"#, #"{"sections":[],"body":\#(sections)}"#,
      #"{"sections":\#(sections),"body":null}"#,
    ] {
      #expect(try lint(one).messages == [], "\(one)")
    }
  }

  @Test("Lists of other things, and lists beside facets that are read, may be for other clients")
  func otherListsAreAccepted() throws {
    let row = Self.row
    for harmless in [
      body(#"{"id":"s","body":[],"items":[{"id":"r"}]}"#), body(#"{"id":"s","body":[],"items":["r"]}"#),
      body(#"{"id":"s","body":[],"items":[]}"#), body(#"{"id":"s","body":[],"items":\#(row)}"#),
      body(#"{"id":"s","body":[],"items":[{"component":{"id":"row.text"},"since":"1.0.0"}]}"#),
      // The component's own data.
      body(#"{"id":"s","custom":{"items":[\#(row)]},"body":[]}"#), body(#"{"id":"s","body":[],"__items":[\#(row)]}"#),
      body(#"{"id":"s","body":[\#(row)],"skeleton":[\#(row)]}"#),
      #"{"sections":[{"id":"s","body":[\#(row)]}],"items":[\#(row)]}"#,
      body(
        #"{"id":"s","body":[{"id":"l","component":{"id":"list.standard"},"children":[\#(row)],"items":[\#(row)]}]}"#),
      // A component that draws no facets.
      body(#"{"id":"s","body":[{"id":"t","component":{"id":"card.store"},"text":{"title":"B"},"items":[\#(row)]}]}"#),
    ] {
      #expect(try lint(harmless).messages == [], "\(harmless)")
    }
  }

  @Test("A mended file shows the facets under a wrong key, unless several lists could be meant")
  func lostFacetsAreMended() throws {
    func corrections(_ section: String) throws -> [Correction?] {
      let feed = try FeedDecoder(interner: .forFeeds(), defersLogging: false).decode(
        ByteBuffer(body(#"{"id":"t","body":[]},\#(section)"#)))
      var list = DiagnosticList(limitPerRule: 20)
      var content = ContentCheck(feed, factory: try FacetFactory(ComponentLibrary.descriptors))
      content.checkSections(of: feed, &list)
      return list.kept.map(\.correction)
    }
    #expect(try corrections(#"{"id":"s","children":[\#(Self.row)]}"#) == [.key("body")])
    #expect(try corrections(#"{"id":"s","header":[],"items":[\#(Self.row)],"rows":[\#(Self.row)]}"#) == [nil, nil])
  }

  @Test("A misspelled part of a feed or a page is reported, even when the right one is there too")
  func misspelledParts() throws {
    let facet = facet("row.text", #""text":{"title":"x"}"#)
    let json = #"""
      {"body":[{"id":"s","body":[\#(facet)]}],"bdoy":[{"id":"t"}],"page":{"nxt":{"name":"load_content"}}}
      """#
    let (found, messages) = try lint(json)
    #expect(found == [#"F060 [{"id""#, #"F060 {"name"#])
    #expect(zip(messages, ["'body'?", "'next'?"]).allSatisfy { $0.contains($1) }, "\(messages)")
  }

  @Test(
    "A picture, a text or a facet that its component does not draw is reported, with the fields that it draws",
    arguments: [
      (
        "card.store", #""text":{"title":"x"},"images":{"background":{"uri":"a://b"}}"#, [#"F061 {"uri":""#],
        "'card.store' never draws images.background; it draws main, accessory, custom.modality_icon"
      ),
      (
        "card.store", #""text":{"title":"x"},"images":{"custom":{"modalityicon":{"local":"y"}}}"#, [#"F061 {"local"#],
        "did you mean 'custom.modality_icon'?"
      ),
      (
        "row.hero", #""text":{"title":"x"},"images":{"custom":[{"key":"top","value":{"uri":"a://b"}}]}"#,
        [#"F061 {"uri":""#], "it draws custom.left, custom.right"
      ),
      ("divider.standard", #""text":{"title":"x"}"#, [#"F061 "x"}}"#], "'divider.standard' does not draw text.title"),
      (
        "card.store",
        #""text":{"title":"x"},"children":[{"id":"b","component":{"id":"row.text"},"text":{"title":"y"}}]"#,
        [#"F061 {"id":"b"#], "'card.store' draws no facets inside it"
      ),
      ("card.store", #""text":{"title":"x"},"images":{"background":{"uri":""},"icon":null}"#, [], ""),
      ("card.store", #""text":{"title":"x"},"images":{"main":{"uri":"a://b"},"accessory":"dashpass-badge"}"#, [], ""),
    ] as [(String, String, [String], String)])
  func undrawnContent(component: String, parts: String, finding: [String], words: String) throws {
    let (found, messages) = try lint(facet(component, parts))
    #expect(found == finding.map { String($0.prefix(11)) }, "\(messages)")
    #expect(words.isEmpty || messages.contains { $0.contains(words) }, "\(messages)")
  }

  @Test(
    "Words under an unknown key of text.custom are reported, and flags are not words",
    arguments: [
      (
        #"{"eta_display_sting":"20 min"}"#, [#"F062 "20 min""#],
        "does not draw text.custom.eta_display_sting; did you mean 'eta_display_string'?"
      ),
      (#"[{"key":"slogan","value":"Yum"}]"#, [#"F062 "Yum"}]"#], "it draws eta_display_string"),
      (#"{"is_retail":"true","count":"12","eta_display_string":"1 min"}"#, [], ""),
    ] as [(String, [String], String)])
  func unknownTextKeys(custom: String, finding: [String], words: String) throws {
    let (found, messages) = try lint(facet("row.store", #""text":{"title":"x","custom":\#(custom)}"#))
    #expect(found == finding.map { String($0.prefix(11)) })
    #expect(words.isEmpty || messages.contains { $0.contains(words) }, "\(messages)")
  }

  @Test(
    "A missing field that the component needs is reported at the facet",
    arguments: [
      ("row.store", #""text":{"description":"x"}"#, "'row.store' needs text.title"),
      ("filter.range", #""custom":{"filter_id":"eta"}"#, "'filter.range' needs custom.allowed_values"),
      ("filter.binary", #""custom":{"filter_id":""}"#, "'filter.binary' needs custom.filter_id"),
      ("image.standard", #""text":{"title":"x"}"#, "'image.standard' needs images.main"),
      (
        "cx.nv.common.retail_item.card", #""custom":{"image":{}}"#,
        "needs custom.item_data or custom.price_name_info or text.title"
      ),
      (
        "cx.nv.common.retail_item.card", #""custom":{"item_data":{}}"#,
        "needs custom.item_data or custom.price_name_info or text.title"
      ),
      (
        "filter.range", #""custom":{"filter_id":"eta","allowed_values":[]}"#,
        "'filter.range' needs custom.allowed_values"
      ),
      ("cx.nv.common.retail_item.card", #""custom":{"price_name_info":{"nv":{}}}"#, nil),
      ("row.text", #""text":{"description":"x"}"#, nil), ("divider.standard", #""custom":{}"#, nil),
    ] as [(String, String, String?)])
  func missingFields(component: String, parts: String, words: String?) throws {
    let (found, messages) = try lint(facet(component, parts))
    #expect(found == (words == nil ? [] : [#"F063 {"id":"#]), "\(messages)")
    if let words { #expect(messages.contains { $0.contains(words) }, "\(messages)") }
  }

  /// The rule about values in custom that a typed field could carry, which real feeds have.
  private static let note = "F041"

  @Test(
    "The example of each component has no findings",
    arguments: ComponentLibrary.descriptors.map(\.id))
  func examplesAreClean(id: String) throws {
    let example = try #require(ComponentLibrary.descriptors.first { $0.id == id }?.example)
    #expect(try lint("[\(example)]").found.filter { !$0.hasPrefix(Self.note) } == [])
  }

  @Test("The samples have no findings, except the one from the future")
  func samplesAreClean() throws {
    let folder = Repository.root.appending(path: "SampleFeeds")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".json") {
      guard name != "index.json", name != "future.json" else { continue }
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(try lint(text).found.filter { !$0.hasPrefix(Self.note) } == [], "\(name)")
    }
  }

  @Test("Misspelled keys of pages, sections and cursors are reported")
  func pagesAndSections() throws {
    let page =
      #"{"body":[{"id":"s","bdoy":[1],"haeder":[],"body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"x"}}],"#
      + #""layuot":{}}],"page":{"nxet":{}},"coustom":{"a":1}}"#
    #expect(
      try lint(page).messages.compactMap { $0.split(separator: ";").last.map(String.init) } == [
        " did you mean 'body'?", " did you mean 'header'?", " did you mean 'layout'?", " did you mean 'next'?",
        " did you mean 'custom'?",
      ])
  }

  @Test("A section with a null for a component is a section")
  func aNullIsNoComponent() throws {
    let section = #"{"id":"s","component":null,"haeder":[],"body":[]}"#
    #expect(try lint(#"{"body":[\#(section)]}"#).messages == ["the key 'haeder' is not read; did you mean 'header'?"])
  }
}

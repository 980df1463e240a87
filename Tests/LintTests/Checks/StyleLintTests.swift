import FacetModel
import JSON
import TestSupport
import Testing

@testable import Lint

struct StyleLintTests {
  @Test(
    "Unknown colours, types, sizes and text styles are reported",
    arguments: [
      (#""style":{"background_color":"COLOR_PLAID"}"#, "the colour 'COLOR_PLAID' is unknown"),
      (#""style":{"backgroundColor":"COLOR_PLAID"}"#, "the colour 'COLOR_PLAID' is unknown"),
      (#""style":{"dlsType":"DLS_TYPE_HOLOGRAM"}"#, "the type 'DLS_TYPE_HOLOGRAM' is unknown"),
      (#""style":{"size_class":"VAST"}"#, "the size class 'VAST' is unknown"),
      (#""style":{"spacing":"PLENTY"}"#, "the spacing 'PLENTY' is unknown"),
      (
        #""text":{"titleTextAttributes":{"textStyle":"DLS_TEXT_STYLE_WHISPER"}}"#, "'DLS_TEXT_STYLE_WHISPER' is unknown"
      ),
      (#""custom":"{\"badges\":[{\"text\":\"x\",\"background_color\":\"mauve\"}]}""#, "the colour 'mauve' is unknown"),
      (
        #""custom":{"badges":[{"text":"x","dls_text_style":"DLS_TEXT_STYLE_SHOUT"}]}"#,
        "the text style 'DLS_TEXT_STYLE_SHOUT' is unknown"
      ),
      (
        #""custom":{"extra_styles":{"button":{"background_color":"mauve","color":"00456B"}}}"#,
        "the colour 'mauve' is unknown"
      ),
      (#""custom":{"extra_styles":{"title":{"color":"ultraviolet"}}}"#, "the colour 'ultraviolet' is unknown"),
      (#""style":{"background_color":"COLOR_BACKGROUND_PRIMARY","size_class":"SIZE_CLASS_LARGE","spacing":8}"#, nil),
      (#""style":{"background_color":"","dls_type":null,"spacing":"SPACING_SMALL"}"#, nil),
    ] as [(String, String?)])
  func unknownTokensAreReported(parts: String, message: String?) throws {
    let feed = try Feed(json: #"{"id":"a","component":{"id":"row.store"},\#(parts)}"#)
    var list = DiagnosticList(limitPerRule: 10)
    var style = StyleCheck(feed)
    style.check(feed.tree[0], &list)
    #expect(list.kept.map(\.rule) == (message == nil ? [] : [.unknownValue]))
    if let message {
      #expect(list.kept.first?.message.contains(message) == true)
    }
  }

  @Test(
    "A misspelled token is reported with the known one, spelled as the author spells",
    arguments: [
      (#""style":{"background_color":"COLOR_BACKGROUND_PRIMRAY"}"#, "COLOR_BACKGROUND_PRIMARY"),
      (#""style":{"background_color":"USAGE_COLOR_TEXT_SUBDUDE_DEFAULT"}"#, "USAGE_COLOR_TEXT_SUBDUED_DEFAULT"),
      (#""custom":{"extra_styles":{"title":{"color":"dashpas"}}}"#, "dashpass"),
      (#""style":{"dls_type":"DLS_TYPE_BUTTON_PRIMRY"}"#, "DLS_TYPE_BUTTON_PRIMARY"),
      (#""style":{"size_class":"SIZE_CLASS_LARG"}"#, "SIZE_CLASS_LARGE"),
      (
        #""text":{"title_text_attributes":{"text_style":"DLS_TEXT_STYLE_HEDLINE_2_STRONG"}}"#,
        "DLS_TEXT_STYLE_HEADLINE_2_STRONG"
      ),
      (#""text":{"title_text_attributes":{"text_style":"Boddy2"}}"#, "BODY2"),
      (#""custom":{"badges":[{"text":"x","dls_tag_size":"smal"}]}"#, "small"),
    ])
  func knownTokensAreSuggested(parts: String, known: String) throws {
    let feed = try Feed(json: #"{"id":"a","component":{"id":"row.store"},\#(parts)}"#)
    var list = DiagnosticList(limitPerRule: 10)
    var style = StyleCheck(feed)
    style.check(feed.tree[0], &list)
    #expect(list.kept.map { $0.message.split(separator: ";").last } == [" did you mean '\(known)'?"])
  }

  @Test(
    "A style or layout that is no object is reported, on a facet, a section and a page",
    arguments: [
      #"{"id":"a","component":{"id":"row.store"},"style":"bold","layout":"wide"}"#,
      #"{"body":[{"id":"s","style":["bold"],"layout":7,"body":[]}]}"#,
      #"{"body":[],"style":true,"layout":"wide"}"#,
    ])
  func stylesAreObjects(json: String) throws {
    let feed = try Feed(json: json)
    var list = DiagnosticList(limitPerRule: 10)
    var style = StyleCheck(feed)
    for index in 0..<feed.tree.count {
      style.check(feed.tree[index], &list)
      PlacementCheck().check(feed.tree[index], &list)
    }
    PlacementCheck().checkSections(of: feed, &list)
    let found = list.kept.map { "\($0.rule.code) \($0.message)" }
    #expect(found.sorted() == ["F034 layout is not an object", "F034 style is not an object"])
  }

  @Test("The misspelled ground of a section is reported with the known colour")
  func knownGroundsAreSuggested() throws {
    let feed = try Feed(json: #"{"body":[{"id":"s","style":{"background_color":"BACKGROUND_BANER"},"body":[]}]}"#)
    var list = DiagnosticList(limitPerRule: 10)
    PlacementCheck().checkSections(of: feed, &list)
    #expect(
      list.kept.map(\.message) == ["the colour 'BACKGROUND_BANER' is unknown; did you mean 'BACKGROUND_BANNER'?"])
  }
}

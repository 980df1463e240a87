import FacetModel
import Testing

struct FacetTextTests {
  @Test("The five texts of a facet are read") func theFiveTextsAreRead() throws {
    let text = try facet(
      #""text":{"title":"T","subtitle":"S","accessory":"A","description":" • Thai","annotation":"N"}"#
    ).text
    #expect(text.title == "T")
    #expect(text.subtitle == "S")
    #expect(text.accessory == "A")
    #expect(text.description == " • Thai")
    #expect(text.annotation == "N")
  }

  @Test(
    "Empty and invalid texts are absent",
    arguments: [
      #""text":{"title":"","subtitle":null}"#, #""text":{}"#, #""text":null"#, #""text":[]"#, #""text":"T""#,
      #""text":{"title":{},"subtitle":["S"]}"#, #""images":{}"#,
    ])
  func emptyTextsAreAbsent(_ members: String) throws {
    let text = try facet(members).text
    #expect(
      [text.title, text.subtitle, text.accessory, text.description, text.annotation] == Array(repeating: nil, count: 5))
    #expect(text.titleAttributes.style == nil)
    #expect(text.custom.all.isEmpty)
    #expect(text.custom["button"] == nil)
  }

  @Test(
    "Every text has attributes, in both spellings",
    arguments: [
      (#""title_text_attributes":{"text_style":"1","text_color":"a"},"subtitle_text_attributes":{"text_style":"2"},"#
        + #""accessory_text_attributes":{"text_style":"3"},"description_text_attributes":{"text_style":"4"},"#
        + #""annotation_text_attributes":{"text_style":"5"}"#),
      (#""titleTextAttributes":{"textStyle":"1","textColor":"a"},"subtitleTextAttributes":{"textStyle":"2"},"#
        + #""accessoryTextAttributes":{"textStyle":"3"},"descriptionTextAttributes":{"textStyle":"4"},"#
        + #""annotationTextAttributes":{"textStyle":"5"}"#),
    ])
  func textAttributesAreReadInBothSpellings(_ members: String) throws {
    let text = try facet("\"text\":{\(members)}").text
    let all = [
      text.titleAttributes, text.subtitleAttributes, text.accessoryAttributes, text.descriptionAttributes,
      text.annotationAttributes,
    ]
    #expect(all.map(\.style) == ["1", "2", "3", "4", "5"])
    #expect(all.map(\.color) == ["a", nil, nil, nil, nil])
  }

  @Test("An empty attribute of a text is absent") func emptyAttributesAreAbsent() throws {
    let text = try facet(#""text":{"title_text_attributes":{"text_style":"","text_color":null}}"#).text
    #expect(text.titleAttributes.style == nil)
    #expect(text.titleAttributes.color == nil)
  }

  @Test(
    "Custom texts are an object or a list of pairs",
    arguments: [
      #"{"delivery_fee_string":"$0","is_eta_express":"true","button":"","eta_display_string":null,"cc_eta_string":20}"#,
      #"[{"key":"delivery_fee_string","value":"$0","__typename":"FacetV2TextTuple"},"#
        + #"{"key":"is_eta_express","value":"true"},{"key":"button","value":""},{"key":"eta_display_string","value":null},{"key":"cc_eta_string","value":20}]"#,
    ])
  func customTextIsAnObjectOrPairs(_ json: String) throws {
    let custom = try facet(#""text":{"custom":\#(json)}"#).text.custom
    #expect(custom["delivery_fee_string"] == "$0")
    #expect(custom["is_eta_express"] == "true")
    #expect(custom["cc_eta_string"] == "20")
    #expect(custom["button"] == nil)
    #expect(custom["eta_display_string"] == nil)
    #expect(custom["elsewhere"] == nil)
    #expect(custom.all.map(\.key) == ["delivery_fee_string", "is_eta_express", "cc_eta_string"])
    #expect(custom.all.map(\.text) == ["$0", "true", "20"])
  }

  @Test(
    "The valid pairs of a custom text are kept",
    arguments: [
      #"[{"key":"button"},{"value":"x"},"button",null,{"key":7,"value":"seven"},{"key":"button","value":"Order"}]"#,
      #""{\"7\":\"seven\",\"button\":\"Order\"}""#,
    ])
  func validPairsAreKept(_ json: String) throws {
    let custom = try facet(#""text":{"title":"T","custom":\#(json)}"#).text.custom
    #expect(custom["button"] == "Order")
    #expect(custom.all.map(\.text) == ["seven", "Order"])
  }

  /// JSON objects follow the same rule.
  @Test("The last of repeated pairs counts") func lastRepeatedPairCounts() throws {
    let custom = try facet(#""text":{"custom":[{"key":"button","value":"A"},{"key":"button","value":"B"}]}"#).text
      .custom
    #expect(custom["button"] == "B")
  }

  @Test("Texts in any language are decoded, with escapes and without") func textsInAnyLanguageAreDecoded() throws {
    let text = try facet(#""text":{"title":"Caf\u00e9 \ud83c\udf5c","subtitle":"Ñandú — 東京"}"#).text
    #expect(text.title == "Café 🍜")
    #expect(text.subtitle == "Ñandú — 東京")
  }
}

import Components
import FacetModel
import TestSupport
import Testing
import Text
import ViewTree

/// Facts that a backend sends twice and that are shown once.
struct RepeatedWordsTests {
  private func details(_ text: String, custom: String = "{}", of name: String = "Lima Ola") throws -> [SafeText] {
    let json = #"[{"id":"1","component":{"id":"row.store"},"text":{"title":"\#(name)",\#(text)},"custom":\#(custom)}]"#
    let feed = try Feed(json: json)
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let view = factory.makeView(for: feed.tree[0], in: ViewContext(client: factory.capabilities))
    return try #require(view).speech.details
  }

  @Test("A fee that the sponsored text repeats is said once")
  func feeIsSaidOnce() throws {
    let fee = #""delivery_fee_string":"$0 delivery fee, first order""#
    #expect(
      try details(#""custom":{\#(fee),"sponsored_description":"Sponsored • $0 delivery fee, first order"}"#)
        == ["$0 delivery fee, first order", "Sponsored"])
    #expect(
      try details(#""custom":{\#(fee),"sponsored_description":"$0 delivery fee, first order • Sponsored"}"#)
        == ["$0 delivery fee, first order", "Sponsored"])
    #expect(
      try details(#""description":"1.8 mi • $0 delivery fee, first order","custom":{\#(fee)}"#)
        == ["1.8 mi • $0 delivery fee, first order"])
  }

  @Test("The fuller wording of a fact replaces the shorter wording")
  func fullerWordingWins() throws {
    #expect(
      try details(
        #""custom":{"delivery_fee_string":"$0 delivery fee","sponsored_description":"Sponsored • $0 delivery fee, first order"}"#
      ) == ["$0 delivery fee, first order", "Sponsored"])
    #expect(
      try details(
        #""custom":{"delivery_fee_string":"$0 delivery fee, first order","sponsored_description":"$0 delivery fee"}"#)
        == ["$0 delivery fee, first order"])
  }

  @Test(
    "A text that only shares letters with another text is a separate fact",
    arguments: [
      ("25 min", "5 min"), ("$10.99 delivery fee", "$0.99 delivery fee"), ("Ad hoc kitchens", "Ad"),
      ("1.8 mi", "8 mi"), ("Thai", "Thailand"),
    ])
  func sharedLettersAreNoRepetition(one: String, other: String) throws {
    let words = try details(#""description":"\#(one)","custom":{"eta_display_string":"\#(other)"}"#)
    #expect(words == [SafeText(one), SafeText(other)])
  }

  @Test(
    "A name that contains a fact does not say it",
    arguments: [
      ("Pickup Stix", "modality_display_string", "Pickup"), ("Express Wok", "eta_display_string", "Express"),
      ("Sponsored Kitchen", "sponsored_description", "Sponsored"),
    ])
  func namesSayNoFacts(name: String, key: String, fact: String) throws {
    let words = try details(#""description":"Chinese","custom":{"\#(key)":"\#(fact)"}"#, of: name)
    #expect(words == ["Chinese", SafeText(fact)])
  }

  @Test("Bullets next to an empty part are left out")
  func emptyPartsAreLeftOut() throws {
    #expect(try details(#""description":" • Pizza""#) == ["Pizza"])
    #expect(try details(#""description":"1.2 mi •  • Pizza • ""#) == ["1.2 mi • Pizza"])
    #expect(try details(#""description":" • ""#) == [])
  }

  @Test("A fact that a badge says is left to the badge, and the facts beside it stay")
  func badgesAreNotRepeated() throws {
    let badges = #"{"badges":[{"text":"$0 delivery fee"}]}"#
    #expect(
      try details(#""description":"1.2 mi • $0 delivery fee""#, custom: badges) == ["1.2 mi", "$0 delivery fee"])
  }

  @Test("The words of a button stay even if another text contains them")
  func buttonKeepsItsWords() throws {
    let json =
      #"[{"id":"1","component":{"id":"row.hero"},"text":{"title":"Soup","description":"Order now","custom":{"button":"Order"}}}]"#
    let feed = try Feed(json: json)
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let view = factory.makeView(for: feed.tree[0], in: ViewContext(client: factory.capabilities))
    #expect(view?.speech.details == ["Order now", "Order"])
  }

  @Test("Texts of very many parts are compared quickly")
  func manyPartsAreQuick() throws {
    let long = (0..<40_000).map { "part \($0)" }.joined(separator: " • ")
    let time = try processorTime {
      let words = try details(#""description":"\#(long)","custom":{"eta_display_string":"\#(long)"}"#)
      #expect(words.count == 1)
    }
    #expect(time < .seconds(10))
  }
}

import FacetModel
import JSON
import Testing

struct EventsAndLoggingTests {
  @Test("The click of a facet is an action, and other events are only named")
  func clicksAreActionsAndOtherEventsAreNamed() throws {
    let events = try facet(
      #""events":{"__typename":"E","view":{"name":"track"},"click":{"name":"navigate","data":{"uri":"store/1/"}},"#
        + #""long_press":null,"swipe":{"name":"x"}}"#
    ).events
    #expect(events.click == .navigate(Navigation(uri: "store/1/")))
    #expect(events.names == ["view", "click", "swipe"])
  }

  @Test(
    "A facet without a valid click has no click and is shown",
    arguments: [
      "null", "{}", "[]", #""click""#, #"{"click":null}"#, #"{"click":"navigate"}"#, #"{"click":[]}"#,
      #"{"click":{"name":null,"data":null}}"#,
    ])
  func facetsWithoutAClickAreShown(_ json: String) throws {
    let facet = try facet(#""events":\#(json)"#)
    #expect(facet.events.click == nil)
    #expect(Admission(facet.tree, for: .all).isShown(facet))
  }

  @Test("Logging is kept verbatim, whether or not its reading is deferred", arguments: [true, false])
  func loggingIsVerbatim(_ isDeferred: Bool) throws {
    let logging = #"{ "card_position": 0.0,"n":[1, {"x":"\u00e9\n"}],"b" :true,"big":12345678901234567890 }"#
    let json = #"{"id":"a","component":{"id":"x"},"logging":\#(logging),"text":{"title":"T"}}"#
    let decoder = FeedDecoder(interner: .forFeeds(), defersLogging: isDeferred)
    let facet = try #require(try decoder.decode(ByteBuffer(json)).body.first)
    let value = try #require(facet.logging)
    #expect(value.document.bytes.string(in: value.range) == logging)
    #expect(value["card_position"]?.numberText == "0.0")
    #expect(value["b"]?.bool == true)
    #expect(value["big"]?.numberText == "12345678901234567890")
    #expect(value["n"]?.elements.map { $0 }.last?["x"]?.string == "é\n")
    #expect(facet.text.title == "T")
  }

  @Test("Logging may be a string with an object") func loggingMayBeAString() throws {
    let facet = try facet(#""logging":"{\"position\":\"0\",\"ids\":[1,2]}""#)
    #expect(facet.logging?["position"]?.string == "0")
    #expect(facet.logging?["ids"]?.elements.map(\.int) == [1, 2])
  }

  @Test("Logging that is not an object is absent", arguments: ["null", #""""#, #""{""#, "[]", "7"])
  func invalidLoggingIsAbsent(_ json: String) throws {
    #expect(try facet(#""logging":\#(json)"#).logging == nil)
  }

  @Test("The source of a facet is kept as it was sent, with unknown keys") func sourceOfAFacetIsVerbatim() throws {
    let json = #"{"id":"a", "component":{"id":"x"},"future":{"y":1}}"#
    let facet = try #require(try decode("[\(json)]").body.first)
    #expect(facet.source.document.bytes.string(in: facet.source.range) == json)
    #expect(facet.source["future"]?["y"]?.int == 1)
  }
}

import Components
import FacetModel
import TestSupport
import Testing
import ViewTree

/// The speech of components: everything that is drawn, with nothing cut.
struct ComponentSpeechTests {
  @Test("A row says its title first, then its other texts") func rowSpeaksItsTitleFirst() throws {
    let speech = try speech(
      #"{"component": {"id": "row.info"}, "text": {"title": "Hours", "accessory": "Change", "description": "Until ten"}}"#
    )
    #expect(speech == Speech(.row, label: "Hours", details: ["Change", "Until ten"]))
  }

  @Test("A picture says its placeholder text") func picturesSpeakTheirPlaceholder() throws {
    let speech = try speech(
      #"{"component": {"id": "image.standard"}, "images": {"main": {"uri": "https://x.example/a", "placeholder": "A map"}}}"#
    )
    #expect(speech == Speech(.image, label: "A map"))
  }

  @Test("The address picker says the client's own words") func addressPickerHasClientWords() throws {
    let speech = try speech(#"{"component": {"id": "address-picker"}}"#)
    #expect(speech == Speech(.button, label: "Delivering to you", details: ["Choose an address"]))
  }

  @Test("A component that is empty on purpose is silent") func emptyComponentsAreSilent() throws {
    #expect(try speech(#"{"component": {"id": "container.doubledash_reminder"}}"#).isSilent)
  }

  @Test("A store header says its rating, its picture and its states")
  func storeHeaderSpeaksItsPictureAndState() throws {
    let speech = try speech(
      #"""
      {"component": {"id": "header.store"}, "text": {"title": "Lima Ola", "accessory": "Opens at noon"},
       "images": {"background": {"uri": "https://x.example/a", "placeholder": "A blue door"}},
       "custom": {"rating": {"average_rating": 4.6}, "is_currently_available": false, "savelists": [{"id": "1"}]}}
      """#)
    #expect(speech.label == "Lima Ola")
    #expect(speech.details == ["Opens at noon", "rated 4.6", "A blue door"])
    #expect(speech.states == ["not available now", "saved"])
  }

  private func speech(_ json: String) throws -> Speech {
    let feed = try Feed(json: "[\(json)]")
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let view = factory.makeView(for: feed.tree[0], in: ViewContext(client: factory.capabilities))
    return try #require(view).speech
  }
}

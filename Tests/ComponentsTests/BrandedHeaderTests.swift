import Components
import FacetModel
import TestSupport
import Testing
import Text
import ViewTree
import Wording

/// Headers that a brand draws itself, and their plain forms for brands that do not.
struct BrandedHeaderTests {
  @Test(
    "A header is drawn by the brand if the brand has a view for it, and plainly if not",
    arguments: ["header.landing", "header.store"])
  func brandHeadersReplacePlainOnes(id: String) throws {
    #expect(try speech(of: id, OwnHeaders()) == Speech(.banner, label: "Welcome, says the brand"))
    #expect(try speech(of: id, PlainBrandedViews()) == Speech(.heading, label: "Welcome"))
  }

  @Test(
    "A landing header shows the brand only if its icon is the brand's logo",
    arguments: [
      (#"{"local": "brand-logo"}"#, true), (#"{"local": "gift"}"#, false), (#"{"uri": "https://x.example/a"}"#, false),
    ])
  func onlyTheBrandLogoShowsTheBrand(icon: String, showsBrand: Bool) throws {
    let speech = try speech(of: "header.landing", OwnHeaders(), images: #"{"icon": \#(icon)}"#)
    #expect(speech.states == (showsBrand ? ["with its mark"] : []))
  }

  private func speech(
    of id: String, _ branded: any BrandedViewFactory, images: String = "{}"
  ) throws -> Speech {
    let json = #"[{"component": {"id": "\#(id)"}, "text": {"title": "Welcome"}, "images": \#(images)}]"#
    let feed = try Feed(json: json)
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let context = ViewContext(client: factory.capabilities, branded: branded)
    return try #require(factory.makeView(for: feed.tree[0], in: context)).speech
  }
}

private struct OwnHeaders: BrandedViewFactory {
  var words = Words.english
  let name: SafeText = "brand"
  let tagline: SafeText = ""

  func makeLanding(_ content: LandingContent) -> (any FacetView)? {
    OwnHeader(words: content.words, states: content.showsBrand ? ["with its mark"] : [])
  }

  func makeStorePageHeader(_ content: StorePageContent) -> (any FacetView)? {
    OwnHeader(words: content.words)
  }
}

private struct OwnHeader: FacetView, Equatable {
  let words: FacetWords
  var states: [SafeText] = []

  var speech: Speech { Speech(.banner, label: (words[.title] ?? "") + ", says the brand", states: states) }

  func layout(in proposal: Proposal) -> Block { .empty }
}

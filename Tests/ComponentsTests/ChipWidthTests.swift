import Components
import FacetModel
import TestSupport
import Testing
import ViewTree

/// The widths that chips declare, which must equal the widths of their layouts.
struct ChipWidthTests {
  private static let titles = [
    "", " ", "Thai", " Thai ", "Under 30 min", "日本料理", "Pizza  and  pasta", "Supercalifragilistic", "a b c d e f g h i",
  ]
  private static let customs = [
    "{}", #"{"is_selected": true, "friendly_name": "thai"}"#, #"{"friendly_name": "thai"}"#,
    #"{"filter_id": "price", "allowed_values": [{"display_name": "$"}, {"display_name": "$$"}]}"#,
  ]

  @Test(
    "A chip is as wide as it declares",
    arguments: ["card.animation_toggle", "filter.binary", "filter.range", "filter.collection"])
  func chipsAreAsWideAsTheySay(id: String) throws {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    for title in Self.titles {
      for custom in Self.customs {
        let feed = try Feed(
          json: #"[{"id": "1", "component": {"id": "\#(id)"}, "text": {"title": "\#(title)"}, "custom": \#(custom)}]"#)
        let context = ViewContext(client: factory.capabilities)
        let view = try #require(factory.makeView(for: feed.tree[0], in: context))
        for width in 0...30 {
          for isUnrolled in [false, true] {
            let proposal = Proposal(width: width, isUnrolled: isUnrolled)
            #expect(
              view.idealWidth(in: proposal) == view.layout(in: proposal).width, "'\(title)' \(custom) \(proposal)")
          }
        }
      }
    }
  }
}

import Components
import Prism
import TestSupport
import Testing
import ViewTree

/// The client's own rows, which no feed can contain, at every width and in every brand.
struct OwnRowFrameTests {
  @Test("The client's own rows match their golden frames")
  func ownRowsMatchGoldens() throws {
    let rows: [(name: String, view: any FacetView)] = [
      ("loading", LoadingRow(in: .english)),
      (
        "error",
        ErrorRow(message: "The server did not answer within 10 seconds.", retryLabel: "Try again", in: .english)
      ),
      (
        "error-long",
        ErrorRow(
          title: "More stores could not be loaded",
          message: """
            The server answered 503: the place that knows which kitchens are open is being tidied up, and nobody can \
            say yet when it will be back.
            """,
          retryLabel: "Ask again for what is missing", in: .english)
      ),
      ("nothing", NothingRow(reasons: ["The feed has no facets."], in: .english)),
      (
        "nothing-long",
        NothingRow(
          reasons: [
            "3 facets are left out: the component 'row.lantern' is unknown.",
            "12 facets are left out: childrenCount is missing or does not add up in their list, so their place is not known.",
            "The server says: kitchens are being counted; ask again in a minute.",
          ], in: .english)
      ),
      ("end-of-feed", EndOfFeedRow(message: "That is everything for now. Enjoy your meal!")),
      ("end-of-feed-long", EndOfFeedRow(message: "That was the last of 360 places. Good night, and enjoy your meal!")),
    ]
    for (name, view) in rows {
      try expectFrames(of: view, "components/own/\(name)")
    }
  }

  private func expectFrames(of view: any FacetView, _ name: String) throws {
    for brand in ComponentFrameTests.brands {
      let theme = Theme(try brand.tokens.values(for: .light), depth: .truecolor)
      var rows: [String] = []
      for width in ComponentFrameTests.widths {
        let block = view.layout(in: Proposal(width: width, metrics: Metrics(theme, words: .english)))
        #expect(block.width <= width)
        rows += ["=== \(width)"] + block.canvas(width: width, theme: theme).goldenRows
      }
      try expectGolden(rows, "\(name)-\(brand.name)")
    }
  }
}

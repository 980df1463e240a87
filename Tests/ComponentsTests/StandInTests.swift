import FacetModel
import TestSupport
import Testing
import ViewTree

@testable import Components

/// The plain components that replace unknown components of their category.
struct StandInTests {
  @Test("Every category has a plain component, which draws the words of an unknown facet of that category")
  func everyCategory() throws {
    let factory = FacetFactory(libraryJoinedBy: [], fallbacks: ComponentLibrary.plainByCategory)
    let client = factory.capabilities
    for category in ComponentCategory.allCases {
      let feed = try Feed(
        json: #"[{"id":"x","component":{"id":"\#(category.rawValue).odd","category":"\#(category.rawValue)"},"#
          + #""text":{"title":"Odd"},"custom":{"image":7,"alt":"Odd","item_data":{"item_name":"Odd"}},"#
          + #""images":{"main":{"uri":"a","alt":"Odd"}}}]"#)
      let facet = feed.tree[0]
      let admission = Admission(feed.tree, for: client)
      #expect(admission.isShown(facet) && admission.standInCount == 1 && admission.omittedCount == 0, "\(category)")
      let standIn = try #require(admission.standIn(for: facet))
      #expect(standIn.category == category.rawValue || [.container, .headerInteractive].contains(category))
      #expect(factory.makeView(for: facet, in: ViewContext(client: client)) != nil)
    }
  }

  @Test("Known components are drawn as themselves, and a container without visible children is left out")
  func onlyUnknownComponentsAreReplaced() throws {
    let factory = FacetFactory(libraryJoinedBy: [], fallbacks: ComponentLibrary.plainByCategory)
    let feed = try Feed(
      json: #"[{"id":"a","component":{"id":"row.info","category":"card"},"text":{"title":"Info"}},"#
        + #"{"id":"b","component":{"id":"list.odd","category":"list"},"children":[{"id":"c","component":{"id":"x"}}]}]"#
    )
    let admission = Admission(feed.tree, for: factory.capabilities)
    #expect(admission.standInCount == 0 && admission.shownCount == 1)
    let list = try #require(feed.tree.first { $0.id == "b" })
    #expect(admission.omission(of: list) == .noChildShown)
  }
}

extension FacetTree {
  fileprivate func first(where isWanted: (Facet) -> Bool) -> Facet? {
    (0..<count).map { self[$0] }.first(where: isWanted)
  }
}

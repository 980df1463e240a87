import FacetModel
import JSON
import Pages
import Text

/// Pages that link to each other, for tests that browse.
package struct SketchedWorld {
  package let home: SketchedPage
  package var answers: [FeedRequest: SketchedPage]

  package init(home: SketchedPage, answers: [FeedRequest: SketchedPage] = [:]) {
    self.home = home
    self.answers = answers
  }

  package func first(_ interner: Interner) throws -> LoadedPage { try home.loaded(interner) }

  package func page(answering request: FeedRequest, _ interner: Interner) -> LoadedPage? {
    let page = request == .home ? home : answers[request]
    return try? page?.loaded(interner)
  }

  /// One page without pages behind its links.
  package static func page(_ sections: SketchedPage.Part...) -> SketchedWorld {
    SketchedWorld(home: SketchedPage("Home", sections))
  }

  /// Three sections of rows that lead to stores, with a carousel, a filter, and a link to the web.
  package static let town: SketchedWorld = {
    let loose: SketchedPage.Part = ["is_not_sticky": true]
    let lunch = SketchedPage.section(
      "Lunch", style: loose,
      (1...4).map { SketchedPage.row("Lunch place \($0)", to: "store/\($0)") } + [
        SketchedPage.carousel("Near you", (1...8).map { SketchedPage.card("Card \($0)", to: "store/1\($0)") }),
        SketchedPage.filter("Deals"), SketchedPage.row("A recipe", to: "https://example.com/recipe"),
      ])
    let others = ["Dinner", "Late"].map { (name: String) in
      SketchedPage.section(
        name, style: loose, (1...12).map { SketchedPage.row("\(name) place \($0)", to: "store/2\($0)") })
    }
    let ids = Array(1...4) + Array(11...18) + Array(21...29) + Array(210...212)
    let stores = ids.map { id in
      let dishes = (1...9).map { SketchedPage.row("Dish \($0) of store \(id)", to: "store/\(id % 4 + 1)") }
      return (
        FeedRequest.open(uri: "store/\(id)"), SketchedPage("Store \(id)", [SketchedPage.section("Menu", dishes)])
      )
    }
    return SketchedWorld(
      home: SketchedPage("Home", [lunch] + others), answers: Dictionary(uniqueKeysWithValues: stores))
  }()
}

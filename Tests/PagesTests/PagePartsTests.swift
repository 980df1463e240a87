import FacetModel
import JSON
import TestSupport
import Testing

@testable import Pages

/// Pages made of further pages, reloads and renewals, in any order.
struct PagePartsTests {
  private static let ids = ["a", "b", "c", "d"]

  /// Every part received, and the page that they make when joined by a simple model.
  fileprivate struct Oracle {
    var base: PlainPage
    var steps: [Step] = []

    enum Step {
      case page(PlainPage)
      case sections(Set<String>, PlainPage)
    }

    var page: PlainPage {
      steps.reduce(base) { page, step in
        switch step {
        case .page(let next): page.followed(by: next)
        case .sections(let ids, let answer): page.replacing(ids, from: answer)
        }
      }
    }
  }

  private struct Pages {
    var random: SeededGenerator
    private var serial = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func page() -> PlainPage {
      PlainPage(
        sections: (0..<number(0...4)).map { _ in (ids(1).first ?? "", items(depth: 2, most: 3)) },
        header: items(depth: 1, most: 1))
    }

    mutating func ids(_ count: Int) -> Set<String> { Set(PagePartsTests.ids.shuffled(using: &random).prefix(count)) }

    private mutating func items(depth: Int, most: Int) -> [PlainPage.Item] {
      (0..<number(0...most)).map { _ in
        serial += 1
        return PlainPage.Item(
          id: "i\(number(0...3))", words: "w\(serial)", children: depth > 0 ? items(depth: depth - 1, most: 2) : [])
      }
    }
  }

  @Test(
    "A page of many parts equals the one that a simple model makes, with one interner or several",
    arguments: [true, false])
  func partsMakeTheExpectedPage(sharesInterner: Bool) throws {
    for seed in UInt64(0)..<150 {
      var pages = Pages(seed: seed)
      let interner = Interner.forFeeds()
      let load = { (page: PlainPage, number: Int) in
        let own = sharesInterner ? interner : .forFeeds()
        return LoadedPage(feed: try Feed(json: page.json, interner: own), title: "", number: number)
      }
      var oracle = Oracle(base: pages.page())
      let first = try load(oracle.base, 0)
      var parts = PageParts(first)
      var feed = first.feed
      for event in 0..<14 {
        let page = pages.page()
        switch pages.number(0...4) {
        case 0:
          oracle.steps.append(.page(page))
          feed = parts.append(try load(page, oracle.steps.count), to: feed)
        case 1:
          let number = pages.number(0...oracle.steps.count)
          if number == 0 { oracle.base = page } else { oracle.renew(number, page) }
          feed = parts.renew(try load(page, number))
        default:
          let ids = pages.ids(pages.number(1...3))
          oracle.steps.append(.sections(ids, page))
          feed = parts.replace(ids, from: try load(page, 0), in: feed)
        }
        let expected = oracle.page
        try #require(PlainPage.lines(of: feed) == expected.lines, "seed \(seed), event \(event)")
        try #require(feed.tree.count == expected.count, "seed \(seed), event \(event)")
        try #require(Set(expected.lines.map { $0.prefix { $0 != " " } }).count == expected.count, "seed \(seed)")
      }
    }
  }

  /// A page may be reloaded for a whole day.
  @Test("Sections that were replaced are freed, and the interner does not grow")
  func replacedPartsAreFreed() throws {
    let interner = Interner.forFeeds()
    let feed = { (words: String, ids: [String]) in
      let item = PlainPage.Item(id: "i", words: words)
      return try Feed(json: PlainPage(sections: ids.map { ($0, [item]) }).json, interner: interner)
    }
    let answer = { (feed: Feed) in LoadedPage(feed: feed, title: "", number: 1) }
    var parts = PageParts(LoadedPage(feed: try feed("base", Self.ids), title: "", number: 0))
    var page = try feed("base", Self.ids)
    let older = try feed("older", ["a", "b"])
    page = parts.replace(["a", "b"], from: answer(older), in: page)
    let watched = Watched(older)
    let symbols = interner.count
    for round in 0..<50 {
      let wanted = [["a"], ["b"], ["a", "c"], ["c", "d"]][round % 4]
      page = parts.replace(Set(wanted), from: answer(try feed("round \(round)", wanted)), in: page)
    }
    #expect(page.tree.count == Self.ids.count)
    #expect(interner.count == symbols)
    _ = consume older
    #expect(watched.isGone)
  }

  private final class Watched {
    private weak var tree: FacetTree?
    private weak var document: Document?

    init(_ feed: Feed) {
      tree = feed.tree
      document = feed.document
    }

    var isGone: Bool { tree == nil && document == nil }
  }
}

extension PagePartsTests.Oracle {
  fileprivate mutating func renew(_ number: Int, _ page: PlainPage) {
    if case .page = steps[number - 1] { steps[number - 1] = .page(page) }
  }
}

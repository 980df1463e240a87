import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// The list of facets in the cache, searched by id and by words.
struct ListedFacetTests {
  private let world: CacheWorld

  init() throws {
    world = try CacheWorld()
  }

  @Test("A facet with exactly the searched id comes before facets with the searched words")
  func findByID() throws {
    let cache = try world.cache()
    try world.keep(
      [Row("tea"), Row("pot:1", title: "A pot for tea"), Row("cup", title: "Tea cup")], as: "shop", in: cache)
    let found = try cache.find("tea")
    #expect(found.facets.map(\.id) == ["tea", "pot:1", "cup"])
    #expect(found.facets.map(\.hasID) == [true, false, false])
    let pot = found.facets[1]
    #expect(pot.component == "row.text" && pot.section == "list" && pot.text == "A pot for tea")
    #expect(pot.address == "https://feeds.example/shop" && pot.isCurrent)
    #expect(pot.firstSeen == 1001 && pot.lastSeen == 1001)
  }

  @Test(
    "Words are found regardless of case and diacritics",
    arguments: ["crème brûlée", "CREME BRULEE", "creme", "Cre\u{300}me bru\u{302}le\u{301}e"])
  func findFolded(words: String) throws {
    let cache = try world.cache()
    try world.keep([Row("dish", title: "Crème brûlée"), Row("other", title: "Cream")], as: "menu", in: cache)
    #expect(try cache.find(words).facets.map(\.id) == ["dish"])
  }

  @Test("All texts of a facet are searched, nested facets included, but not keys, addresses and logging")
  func onlyTextsAreSearched() throws {
    let cache = try world.cache()
    try world.keep(
      text: #"""
        {"body": [{"id": "s", "body": [{"id": "outer", "component": {"id": "list.standard", "category": "list"},
          "logging": {"secret": "logged"}, "children": [
          {"id": "inner", "component": {"id": "row.text", "category": "row"}, "text": {"title": "one", "accessory": "two",
           "custom": [{"key": "eta", "value": "three"}]}, "images": {"main": {"uri": "https://four"}}}]}]}]}
        """#, as: "page", in: cache)
    for word in ["one", "two", "three"] { #expect(try cache.find(word).facets.map(\.id) == ["inner"], "\(word)") }
    for word in ["logged", "four", "accessory", "eta"] { #expect(try cache.find(word).facets.isEmpty, "\(word)") }
  }

  @Test("A facet that stays the same has one version, even if its logging or its page changes")
  func unchangedFacets() throws {
    let cache = try world.cache()
    for turn in 0..<5 {
      try world.keep(
        [Row("a", title: "same", logged: "\(turn)"), Row("b\(turn)", title: "other")], as: "page", in: cache)
    }
    let history = try cache.history(of: "a")
    #expect(history.count == 1)
    #expect(history.first?.firstSeen == 1001 && history.first?.lastSeen == 1005)
    #expect(history.first?.isCurrent == true)
  }

  @Test("A changed facet gets a new version, and its history begins with the earliest")
  func versions() throws {
    let cache = try world.cache()
    for title in ["one", "two", "three"] { try world.keep([Row("a", title: title)], as: "page", in: cache) }
    try world.keep([Row("b")], as: "page", in: cache)
    let history = try cache.history(of: "a")
    #expect(history.map(\.firstSeen) == [1001, 1002, 1003])
    #expect(history.map(\.lastSeen) == [1001, 1002, 1003])
    #expect(history.map(\.isCurrent) == [false, false, false])
    #expect(try cache.find("two").facets.map(\.isCurrent) == [false], "earlier words are found as well")
  }

  @Test("When the server confirms an answer, its facets count as seen again")
  func confirmed() throws {
    let cache = try world.cache()
    try world.keep([Row("a")], as: "page", in: cache)
    try cache.confirm(world.key("page"))
    #expect(try cache.find("a").facets.first?.lastSeen == 1002)
  }

  @Test("The same id has a separate history for each page, section and place")
  func sameID() throws {
    let cache = try world.cache()
    try world.keep([Row("a", title: "here")], as: "one", in: cache)
    let rows = ["up", "down", "twin"].map { Row("a", title: $0).json }
    try world.keep(
      text: #"{"body": [{"id": "s", "body": [\#(rows[0])]}, {"id": "t", "body": [\#(rows[1]), \#(rows[2])]}]}"#,
      as: "two", in: cache)
    let history = try cache.history(of: "a")
    #expect(history.count == 4)
    #expect(Set(history.map(\.place)).count == 4)
    #expect(Set(history.filter { $0.address.hasSuffix("two") }.map(\.section)) == ["s", "t"])
    #expect(try cache.find("a").facets.count == 4)
  }

  @Test("The last twenty versions of a facet are kept, and one mebibyte of versions per page")
  func versionLimits() throws {
    let cache = try world.cache(limit: 1 << 26)
    for turn in 0..<30 { try world.keep([Row("a", title: "turn \(turn)")], as: "page", in: cache) }
    let history = try cache.history(of: "a")
    #expect(history.count == ResponseCache.mostVersions)
    #expect(history.last?.isCurrent == true)
    let long = String(repeating: "x", count: 20_000)
    for turn in 0..<19 {
      try world.keep((0..<8).map { Row("b\($0)", title: "\(turn) " + long) }, as: "large", in: cache)
    }
    let past = try cache.connection.number("SELECT total(size) FROM facets WHERE last IS NOT NULL")
    #expect(past <= ResponseCache.mostPast + 10_000)
    #expect(try cache.history(of: "b0").count > 1)
  }

  @Test("Facets are removed with their answer and count towards the size of the cache")
  func pruning() throws {
    let cache = try world.cache()
    try world.keep((0..<100).map { Row("row:\($0)", title: "Row") }, as: "one", in: cache)
    let bytes = try cache.summary().bytes
    #expect(bytes > 30_000, "the size includes the facets, not only the body")
    try world.keep([Row("two")], as: "two", in: cache)
    #expect(try cache.prune(to: 5000) == 1)
    #expect(try cache.find("row").facets.isEmpty)
    #expect(try cache.find("two").facets.count == 1)
    try cache.forget(world.key("two"))
    for table in ["answers", "bodies", "pages", "facets"] {
      #expect(try cache.connection.number("SELECT count(*) FROM \(table)") == 0, "\(table)")
    }
  }

  @Test("An answer is kept within the limit even if not all of its facets fit")
  func tightLimit() throws {
    let cache = try world.cache(limit: 12_000)
    try world.keep((0..<60).map { Row("row:\($0)", title: "Row") }, as: "one", in: cache)
    #expect(try cache.answer(to: world.key("one")) != nil)
    #expect(try cache.summary().bytes <= 12_000)
  }

  @Test("An answer whose facets cannot be written is not kept, and the earlier answer stays with its facets")
  func oneTransaction() throws {
    let cache = try world.cache(limit: 1 << 26)
    try world.keep([Row("a", title: "before")], as: "page", in: cache)
    let rows = (0..<2000).map { Row("row:\($0)", title: "after") }
    let pages = try cache.connection.number("PRAGMA page_count")
    let bodyPages = rows.reduce(0) { $0 + $1.json.utf8.count } / CacheForm.pageSize
    // The body fits, but its facets do not.
    try cache.connection.run("PRAGMA max_page_count = \(pages + bodyPages + 6)") { _ in }
    #expect(throws: CacheFault.full) { try world.keep(rows, as: "page", in: cache) }
    #expect(try cache.history(of: "a").map(\.isCurrent) == [true])
    #expect(try cache.find("after").facets.isEmpty)
    #expect(try cache.connection.run("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
  }

  @Test("The facets and the answer of one client are not found for another client")
  func askers() throws {
    let cache = try world.cache()
    let headers = [HTTPHeader("Authorization", "Bearer mine")].compactMap(\.self)
    let mine = RequestKey(URIReference("https://feeds.example/page"), headers: headers, brand: "any")
    try world.keep([Row("a")], as: "page", in: cache, for: mine)
    let other = world.key("page").asker
    #expect(other != mine.asker)
    #expect(try cache.find("a", askers: [other]).facets.isEmpty)
    let found = try #require(try cache.find("a", askers: [other, mine.asker]).facets.first)
    #expect(try cache.answer(found.answer, askers: [other]) == nil)
    #expect(try cache.answer(found.answer, askers: [mine.asker])?.address.text == "https://feeds.example/page")
  }
}

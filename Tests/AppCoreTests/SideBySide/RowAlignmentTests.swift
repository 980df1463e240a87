import AppTestSupport
import Drawing
import Foundation
import Input
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Two pages with facets that only one of them has: empty rows on the other keep equal facets beside each other.
struct RowAlignmentTests {
  private static func page(_ titles: [String]) -> String {
    let rows = titles.map { title in
      let words = title.split(separator: ":")
      // Some rows have a description, so that they are of different heights.
      let more = words.count > 1 ? #","description":"\#(words[1])""# : ""
      return #"{"id":"\#(words[0])","component":{"id":"row.text"},"text":{"title":"\#(words[0])"\#(more)},"#
        + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}"#
    }
    return #"{"body":[{"id":"s","body":["# + rows.joined(separator: ",") + "]}]}"
  }

  private static let size = Size(101, 13)

  private func app(_ old: [String], _ new: [String]) throws -> TestApp {
    let app = try TestApp(json: Self.page(new), size: Self.size, reducesMotion: true)
    try app.app(comparingWithJSON: Self.page(old))
    return app
  }

  /// The titles on both sides of each row.
  private func titles(_ app: TestApp) -> [(old: String?, new: String?)] {
    app.page.map { row in
      func title(_ half: Substring?) -> String? {
        half?.firstMatch(of: /[a-z]+\d+/).map { String($0.output) }
      }
      let halves = row.split(separator: "│", omittingEmptySubsequences: false)
      return (title(halves.first), title(halves.dropFirst().first))
    }
  }

  /// Scrolls from the top to the end with a key. Returns the titles seen on both sides, and checks that each facet of both
  /// pages stands beside itself whenever it does on one screen.
  private func scrolled(_ app: TestApp, by key: Key, moved: Set<String> = []) -> (old: Set<String>, new: Set<String>) {
    var seen: (old: Set<String>, new: Set<String>) = ([], [])
    var last: [String] = []
    app.press(.home)
    while app.page != last {
      last = app.page
      let rows = titles(app)
      seen.old.formUnion(rows.compactMap(\.old))
      seen.new.formUnion(rows.compactMap(\.new))
      let old = Dictionary(rows.enumerated().compactMap { at, row in row.old.map { ($0, at) } }) { first, _ in first }
      for (at, row) in rows.enumerated() {
        guard let title = row.new, !moved.contains(title), let other = old[title] else { continue }
        #expect(at == other, "\(title)\n\(app.picture)")
      }
      app.press(key)
    }
    return seen
  }

  @Test(
    "Removed facets are seen by scrolling: at the top, in the middle, at the end and everywhere",
    arguments: [0..<1, 0..<25, 10..<28, 25..<30, 5..<30, 0..<30], [Key.control("e"), .pageDown])
  func removedFacetsAreSeen(gone: Range<Int>, key: Key) throws {
    let old = (0..<30).map { "row\($0)" }
    let app = try app(old, gone == 0..<30 ? ["new1"] : old.indices.filter { !gone.contains($0) }.map { old[$0] })
    let seen = scrolled(app, by: key)
    #expect(seen.old == Set(old), "\(Set(old).subtracting(seen.old).sorted())")
  }

  @Test("A facet that was removed above the first one is on the first screen")
  func removedAtTheTop() throws {
    let app = try app(["gone1", "row1"], ["row1"])
    let rows = titles(app)
    let place = try #require(rows.firstIndex { $0.old == "gone1" }, "\(app.picture)")
    #expect(rows[place].new == nil)
    #expect(rows.contains { $0.old == "row1" && $0.new == "row1" }, "\(app.picture)")
    // The page without a mark of its own is not called the same.
    let heads = app.page[0].split(separator: "│").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(heads == ["before  -1", "now"])
  }

  @Test("Equal facets stay beside each other on pages with random changes, and every facet is seen", arguments: 1...12)
  func randomChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = (0..<40).map { "row\($0)" + (Int.random(in: 0..<4, using: &random) == 0 ? ":a description" : "") }
    var new = old.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    for place in new.indices where Int.random(in: 0..<6, using: &random) == 0 {
      let id = new[place].prefix { $0 != ":" }
      new[place] = id == new[place] ? id + ":other words" : String(id)
    }
    for number in 0..<Int.random(in: 0..<20, using: &random) {
      new.insert("new\(number)", at: Int.random(in: 0...new.count, using: &random))
    }
    let app = try app(old, new)
    let seen = scrolled(app, by: .control("e"))
    func ids(_ titles: [String]) -> Set<String> { Set(titles.map { String($0.prefix { $0 != ":" }) }) }
    #expect(seen.old == ids(old) && seen.new == ids(new))
  }

  @Test("A facet that was moved does not move the page beside it")
  func movedFacets() throws {
    let old = (0..<30).map { "row\($0)" }
    let app = try app(old, [old[29]] + old.dropLast())
    let seen = scrolled(app, by: .control("e"), moved: [old[29]])
    #expect(seen.old == Set(old))
  }

  @Test("Empty rows inside of a section have its background")
  func backgroundOfEmptyRows() throws {
    func page(_ titles: [String]) -> String {
      Self.page(titles).replacing(#""id":"s","#, with: ##""id":"s","style":{"background_color":"#0000aa"},"##)
    }
    let app = try TestApp(json: page(["row1", "row2"]), size: Self.size, reducesMotion: true)
    try app.app(comparingWithJSON: page(["row1", "gone1", "row2"]))
    let row = try #require(titles(app).firstIndex { $0.old == "gone1" }, "\(app.picture)")
    let column = Self.size.width * 3 / 4
    #expect(app.frame[column, row].style.background == app.frame[column, row - 2].style.background, "\(app.picture)")
    #expect(app.frame[column, row].style.background != app.frame[column, Self.size.height - 2].style.background)
  }

  @Test("When the comparison ends the page has no empty rows")
  func endOfComparison() throws {
    let old = (0..<30).map { "row\($0)" }
    let new = ["row0"] + old.suffix(4)
    let app = try app(old, new)
    app.press(.control("e"), times: 3).press(.character("v")).press(.home)
    let plain = try TestApp(json: Self.page(new), size: Self.size, reducesMotion: true)
    #expect(app.page == plain.page, "\(app.picture)")
  }

  @Test("Cards stand above each other's counterpart, whichever cards were removed", arguments: [0..<1, 2..<8, 8..<12])
  func cardsStandBesideThemselves(gone: Range<Int>) throws {
    func page(_ numbers: [Int]) -> String {
      let cards = numbers.map { number in
        #"{"id":"c\#(number)","component":{"id":"card.store","category":"card"},"text":{"title":"card\#(number)"},"#
          + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}"#
      }
      return #"{"body":[{"id":"s","body":[{"id":"l","component":{"id":"carousel.standard","category":"carousel"},"#
        + #""text":{"title":"Stores"},"children":["# + cards.joined(separator: ",") + "]}]}]}"
    }
    let left = (0..<12).filter { !gone.contains($0) }
    let app = try TestApp(json: page(left), size: Size(140, 24), reducesMotion: true)
    try app.app(comparingWithJSON: page(Array(0..<12)))
    app.press(.down)
    for number in left {
      #expect(app.focused == "c\(number)", "\(app.picture)")
      let marked = app.page.flatMap { $0.matches(of: /▌[-+~>]?(card\d+)/).map { String($0.1) } }
      #expect(marked == ["card\(number)", "card\(number)"], "\(app.picture)")
      app.press(.right)
    }
  }
}

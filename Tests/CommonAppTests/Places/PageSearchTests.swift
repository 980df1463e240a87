import Drawing
import Terminal
import TestSupport
import Testing
import Text
import ViewTree

@testable import Pages

struct PageSearchTests {
  /// Words of our own, which the feed does not say: they are spoken as states.
  private static let ours: Set = ["Customize", "Unavailable"]

  /// Whatever can be read on the screen can be found.
  @Test(arguments: ["home", "store", "retail", "search", "caviar-home"]) func whatCanBeReadCanBeFound(sample: String)
    throws
  {
    let app = try TestApp(sample: sample, size: Size(140, 50), reducesMotion: true)
    let page = try #require(app.app.history.current.page).page
    var search = PageSearch(page.recital)
    var words: Set<String> = []
    for _ in 0..<6 {
      for row in app.page {
        words.formUnion(row.split(separator: " ").map(String.init).filter { $0.count > 3 && $0.allSatisfy(\.isLetter) })
      }
      app.press(.pageDown)
    }
    let missing = words.subtracting(Self.ours).filter { word in
      search.look(for: SafeText(word), from: nil)
      return search.count == 0
    }
    #expect(words.count > 40)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  private static let words = ["noodle", "harbor", "golden", "spoon", "mango"]

  /// Sections of rows and carousels, each facet with two words.
  private func page(_ random: inout SeededGenerator) throws -> Page {
    func title(_ random: inout SeededGenerator) -> String {
      (0..<2).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    let sections = (0..<4).map { number in
      SketchedPage.section(
        "Section \(number)",
        (0..<6).map { part in
          part % 3 == 0
            ? SketchedPage.carousel("Many", (0..<5).map { _ in SketchedPage.card(title(&random)) })
            : SketchedPage.row(title(&random))
        })
    }
    let app = try TestApp(SketchedWorld(home: SketchedPage("Home", sections)))
    return try #require(app.app.history.current.page).page
  }

  /// What is read aloud piece by piece is what is read at once.
  @Test(arguments: ["home", "store", "future"]) func aPageIsReadInItsOrder(sample: String) throws {
    let app = try TestApp(sample: sample, reducesMotion: true)
    let page = try #require(app.app.history.current.page).page
    var recital = page.recital
    var read: [Outline.Line] = []
    page.outline.read { read.append($0) }
    for line in read {
      let next = recital.next()
      #expect(next?.facet == line.facet && next?.speech == line.speech)
    }
    #expect(recital.next() == nil)
  }

  /// However a page is read, and whenever somebody types, in the end the same is found, and the first match once it is
  /// known is never another one later.
  @Test func piecesFindWhatTheWholeFinds() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<40 {
      let page = try page(&random)
      let query = SafeText(Self.words.randomElement(using: &random) ?? "")
      let start = Bool.random(using: &random) ? Int.random(in: 0..<page.feed.tree.count, using: &random) : nil
      var whole = PageSearch(page.recital)
      whole.look(for: query, from: start)
      #expect(whole.isComplete)
      var pieces = PageSearch(page.recital, piece: 3)
      for _ in 0..<Int.random(in: 0...9, using: &random) { pieces.readOn() }
      pieces.look(for: query, from: start)
      var first = pieces.facet
      while !pieces.isComplete {
        pieces.readOn()
        #expect(first == nil || pieces.facet == first)
        first = pieces.facet
      }
      #expect(pieces.count == whole.count)
      #expect(pieces.facet == whole.facet)
      for isForward in [true, true, false, false, false] {
        #expect(
          pieces.step(from: pieces.facet, isForward: isForward) == whole.step(from: whole.facet, isForward: isForward))
        #expect(pieces.facet == whole.facet)
      }
    }
  }

  /// A long page answers each key at once; what is found grows while nobody does anything, and the first match is shown
  /// when it is found.
  @Test func aLongPageIsSearchedInPieces() throws {
    let rows = (1...9000).map { SketchedPage.row($0 == 8990 ? "needle" : "hay") }
    let app = try TestApp(SketchedWorld(home: SketchedPage("Home", [SketchedPage.section(nil, rows)])))
    for letter in "/needle".unicodeScalars { app.take(.key(.character(letter))) }
    app.says("/needle▏  looking…")
    #expect(app.deadline != nil)
    app.take(.clock(0))
    app.says("/needle▏  1 of 1").page("Home").shows("needle")
    #expect(app.deadline == nil)
    app.press(.control("u"))
    for letter in "hay".unicodeScalars { app.take(.key(.character(letter))) }
    app.says("1 of 8999")
  }
}

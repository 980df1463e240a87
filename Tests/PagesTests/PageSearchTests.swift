import AppTestSupport
import Drawing
import TestSupport
import Testing
import Text
import ViewTree

@testable import Pages

struct PageSearchTests {
  /// Words of the client, which the feed does not contain: they are spoken as states.
  private static let ours: Set = ["Customize", "Unavailable"]

  @Test(
    "Every word of the feed that is on the screen is found by the search",
    arguments: ["home", "store", "retail", "search", "caviar-home"])
  func wordsOnTheScreenAreFound(sample: String)
    throws
  {
    let app = try TestApp(sample: sample, size: Size(140, 50), reducesMotion: true)
    let page = try #require(app.app.history.current.page).page
    var search = PageSearch(page.speechSequence)
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

  @Test("Words are found as they are seen, with or without their marks")
  func wordsAreFoundAsTheyAreSeen() throws {
    let app = try TestApp(
      json: #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"Cr\u00e8me ab\u200bevil soft\u00adhyphen"}}]"#)
    let page = try #require(app.app.history.current.page).page
    var search = PageSearch(page.speechSequence)
    for query in ["creme", "Crème", "abevil", "softhyphen"] {
      search.look(for: SafeText(query), from: nil)
      #expect(search.count == 1, "\(query)")
    }
  }

  private static let words = ["noodle", "harbor", "golden", "spoon", "mango"]

  /// Makes sections of rows and carousels, each facet with two random words.
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

  /// The speechSequence line by line equals the whole outline.
  @Test("A page read line by line gives the lines of its outline in order", arguments: ["home", "store", "future"])
  func recitalFollowsTheOutline(sample: String) throws {
    let app = try TestApp(sample: sample, reducesMotion: true)
    let page = try #require(app.app.history.current.page).page
    var speechSequence = page.speechSequence
    var read: [Outline.Line] = []
    page.outline.read { read.append($0) }
    for line in read {
      let next = speechSequence.next()
      #expect(next?.facet == line.facet && next?.speech == line.speech)
    }
    #expect(speechSequence.next() == nil)
  }

  /// Searching in pieces and at any time gives the same matches in the end, and the first match shown never changes
  /// later.
  @Test("Searching a page in pieces finds the same as searching it at once")
  func searchInPiecesFindsTheSame() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<40 {
      let page = try page(&random)
      let query = SafeText(Self.words.randomElement(using: &random) ?? "")
      let start = Bool.random(using: &random) ? Int.random(in: 0..<page.feed.tree.count, using: &random) : nil
      var whole = PageSearch(page.speechSequence)
      whole.look(for: query, from: start)
      #expect(whole.isComplete)
      var pieces = PageSearch(page.speechSequence, piece: 3)
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

  /// A long page answers each key at once; clock events continue the search, and the first match is shown when it is
  /// found.
  @Test("A long page is searched in pieces, and the first match is shown when it is found")
  func aLongPageIsSearchedInPieces() throws {
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

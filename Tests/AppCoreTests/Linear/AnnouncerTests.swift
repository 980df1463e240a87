import AppTestSupport
import Drawing
import FacetModel
import Pages
import TestSupport
import Testing

@testable import AppCore
@testable import Input

struct AnnouncerTests {
  @Test("The linear mode begins with the brand, the counts, the keys and the first line")
  func greetingNamesBrandCountAndKeys() throws {
    let walk = try Listener("SampleFeeds/future.json", brand: .caviar)
    #expect(walk.last[0] == "Caviar: future.json")
    #expect(walk.last[1].hasSuffix(" left out"))
    #expect(walk.last[2].hasPrefix("keys: Down next line; Tab next control; "))
    #expect(walk.last.count == 4)
  }

  @Test("Every key is answered with words, unbound keys too")
  func everyKeySaysSomething() throws {
    for command in Keymap.Command.allCases where ![.quit, .suspend].contains(command) {
      var walk = try Listener("SampleFeeds")
      let key = try #require(Keymap.standard.keys(for: command).first)
      var said = Transcript(usesASCII: false)
      said.say(walk.receive(.key(key)))
      #expect(!said.lines.isEmpty, "\(command)")
    }
    var walk = try Listener("SampleFeeds")
    try walk.press("Z")
    #expect(walk.last == ["Z does nothing here; ? lists all keys"])
  }

  @Test("A page that is loaded again is announced, whether or not it has changed")
  func reloadsAreAnnounced() throws {
    var walk = try Listener("SampleFeeds/future.json")
    try walk.press("r")
    #expect(walk.last == ["nothing has changed"])
    func feed(_ title: String) throws -> Feed {
      try Feed(json: #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"\#(title)"}}]"#)
    }
    var served = try Listener(feed: try feed("Soup"))
    try served.press("r")
    #expect(served.last == ["loading…"])
    let page = LoadedPage(feed: try feed("Stew"), title: "feed", number: 0)
    #expect(served.receive(.loaded(page, id: 1)).map(\.text) == ["the page has changed", "row: Stew"])
    // A file that was only touched is not the user's doing.
    #expect(served.receive(.changed(page: 0)).isEmpty)
  }

  @Test("Events that are not the user's doing are silent")
  func otherEventsAreSilent() throws {
    var walk = try Listener("SampleFeeds")
    for event: Event in [
      .clock(100), .focus(true), .focus(false), .resize(Size(40, 20)), .answer(.scheme(.dark)), .signal(.terminate),
      .mouse(Mouse(.press(.left), x: 1, y: 1)),
    ] {
      #expect(walk.receive(event).isEmpty, "\(event)")
    }
  }

  /// A number before a key moves that far without reading the lines between.
  @Test("A move with a number reads only the line that it arrives at")
  func countReadsOnlyTheDestination() throws {
    var walk = try Listener("SampleFeeds/store.json")
    let lines = try #require(walk.app.history.current.page).page.outline.lines.map { $0.text(in: .english).string }
    try walk.press("7 j")
    #expect(walk.last.last == lines[7])
    try walk.press("3 Ctrl-e")
    #expect(walk.last == Array(lines[8...10]))
    try walk.press("9 9 9 k")
    #expect(walk.last == ["the top of the page", lines[0]])
  }

  @Test("A changed quantity is announced by itself, at its limits too")
  func quantitiesAreAnnounced() throws {
    let stepper =
      #"{"id":"q","component":{"id":"button.quantity_stepper","category":"button"},"#
      + #""custom":{"item_id":"7","name":"Soup","default_quantity":1,"max_quantity":2}}"#
    var walk = try Listener(feed: try Feed(json: "[\(stepper)]"))
    for (key, words) in [("+", "quantity: 2"), ("+", "quantity: 2"), ("2 -", "quantity: 0"), ("-", "quantity: 0")] {
      try walk.press(key)
      #expect(walk.last == [words], "\(key)")
    }
  }

  @Test("A click that loads more of its section announces that it loads")
  func aClickThatLoads() throws {
    let click = #"{"name":"load_content","data":{"cursor":"two"}}"#
    let more = #"{"id":"m","component":{"id":"row.text"},"text":{"title":"More"},"events":{"click":\#(click)}}"#
    var walk = try Listener(feed: try Feed(json: "[\(more)]"))
    try walk.press("Enter")
    #expect(walk.effects.count == 1)
    #expect(walk.last == ["loading…"])
  }

  @Test("Words inside a card do what the card does")
  func wordsInACardActAsTheCard() throws {
    let child = #"{"id":"c","component":{"id":"row.text"},"text":{"title":"inside"}}"#
    let click = #"{"name":"navigate","data":{"uri":"store/1"}}"#
    let card =
      #"{"id":"k","component":{"id":"card.tile"},"text":{"title":"Card"},"events":{"click":\#(click)},"children":[\#(child)]}"#
    let carousel =
      #"{"id":"s","component":{"id":"carousel.standard"},"text":{"title":"Carousel"},"children":[\#(card),\#(card)]}"#
    var walk = try Listener(feed: try Feed(json: "[\(carousel)]"))
    try walk.press("j")
    let words = walk.last
    #expect(words.first?.contains("card 1 of 2: Card") == true)
    try walk.press("j")
    #expect(walk.last == ["    row: inside"])
    try walk.press("Enter")
    #expect(walk.last == ["loading…"])
    #expect(walk.effects == [.load(.open(uri: "store/1"), id: 1, page: 0)])
    try walk.press("l")
    #expect(walk.last.first?.contains("card 2 of 2: Card") == true)
    try walk.press("h")
    #expect(walk.last == words)
    try walk.press("h")
    #expect(walk.last == ["this is the first of its list"])
  }

  private static let nothing =
    "Nothing to show; 1 facet is left out: the component 'nobody.knows' is unknown."

  @Test("A page without a line to read says so, and every key still answers")
  func pageWithoutLinesSaysSo() throws {
    let feed = try Feed(json: #"[{"id":"x","component":{"id":"nobody.knows"}}]"#)
    var walk = try Listener(feed: feed)
    #expect(walk.last.dropFirst() == ["0 sections, 0 things, 1 left out", walk.last[2], Self.nothing])
    for key in ["j", "k", "l", "Tab", "}", "{", "g", "G", "PageDown", "f", "Enter", "/ \"a\" Enter", "n"] {
      try walk.press(key)
      #expect(!walk.last.isEmpty, "\(key)")
    }
  }

  @Test("A palette choice that moves through several pages announces one arrival")
  func paletteChoiceIsOneArrival() throws {
    var walk = try Listener("SampleFeeds")
    try walk.press("G G G { l Enter")
    try walk.press(": \"back to\" Enter")
    #expect(walk.last.contains("back on home.json"))
  }

  @Test("Nothing that is announced can control a terminal")
  func announcementsCannotControlATerminal() throws {
    let title = #"a\u001b[2Jb\u202ec\nd"#
    let feed = try Feed(json: #"[{"id":"x","component":{"id":"row.text"},"text":{"title":"\#(title)"}}]"#)
    let walk = try Listener(feed: feed)
    #expect(walk.last.last == "row: a\u{FFFD}[2Jbc d")
  }

  @Test("Backspace while typing begins a new prompt line")
  func deletingWhileTypingBeginsANewLine() throws {
    var walk = try Listener("SampleFeeds")
    var announcements: [Announcement] = []
    for key: Key in [.character("/"), .character("a"), .character("b"), .backspace, .character("é")] {
      announcements += walk.receive(.key(key))
    }
    #expect(announcements == [.prompt("/"), .typed("a"), .typed("b"), .prompt("/a"), .typed("é")])
  }
}

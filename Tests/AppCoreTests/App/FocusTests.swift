import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing

/// Moving the focus by keys, and keeping it visible.
struct FocusTests {
  private func app(_ size: Size = Size(80, 30)) throws -> TestApp {
    try TestApp(sample: "home", size: size, reducesMotion: true)
  }

  @Test("The first move shows the focus")
  func theFirstMoveShowsWhereTheFocusIs() throws {
    let app = try app()
    #expect(app.focused == nil)
    app.press(.down)
    #expect(app.focused != nil)
    #expect(app.frame.cells.contains { $0.glyph == "▌" })
  }

  /// Down through the whole page and up again: each step lands on another facet, which is visible.
  @Test(
    "Down visits every facet once and visibly, and up leads back to the first",
    arguments: [Size(40, 20), Size(80, 30), Size(140, 50)])
  func arrowsGoThroughThePageAndBack(size: Size) throws {
    let app = try app(size)
    app.press(.down)
    var way: [String] = []
    for _ in 0..<120 {
      let focused = try #require(app.focused)
      way.append(focused)
      #expect(app.frame.cells.contains { $0.glyph == "▌" }, "\(focused) cannot be seen")
      app.press(.down)
      if app.focused == focused { break }
    }
    #expect(Set(way).count == way.count, "one facet twice on the way down")
    #expect(way.count > 10)
    for _ in 0..<130 { app.press(.up) }
    #expect(app.focused == way.first)
  }

  @Test("Right brings the next cards of a carousel into sight, and left leads back to the first")
  func rightBringsTheNextCardsOfACarouselIntoSight() throws {
    let app = try app()
    try app.focus(on: "card.store:store:")
    let first = try #require(app.focused)
    var seen = [first]
    for _ in 0..<20 {
      app.press(.right)
      let focused = try #require(app.focused)
      if focused == seen.last { break }
      seen.append(focused)
      #expect(app.frame.cells.contains { $0.glyph == "▌" })
    }
    #expect(seen.count > 5)
    for _ in seen { app.press(.left) }
    #expect(app.focused == first)
  }

  @Test(
    "Tab and Shift-Tab visit every card of a carousel, each in full sight, and G the last one",
    arguments: [40, 80, 140], [false, true])
  func tabVisitsEveryCard(width: Int, areClickable: Bool) throws {
    let click = areClickable ? #","events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}"# : ""
    let cards = (1...12).map {
      #"{"id":"c\#($0)","component":{"id":"card.store"},"text":{"title":"Harbour \#($0)."}\#(click)}"#
    }
    let rows = ["Above", "Below"].map {
      #"{"id":"\#($0)","component":{"id":"row.text"},"text":{"title":"\#($0)"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
    }
    let carousel =
      #"{"id":"s","component":{"id":"carousel.standard"},"children":[\#(cards.joined(separator: ","))]}"#
    let app = try TestApp(
      json: "[\(rows[0]),\(carousel),\(rows[1])]", size: Size(width, 20), reducesMotion: true)
    let ids = (1...12).map { "c\($0)" }
    var visited: [String] = []
    for _ in 0..<20 where visited.last != "Below" {
      app.press(.tab)
      let focused = try #require(app.focused)
      visited.append(focused)
      if let number = ids.firstIndex(of: focused) {
        #expect(app.page.contains { $0.contains("Harbour \(number + 1).") }, "\(app.picture)")
      }
    }
    #expect(visited == ["Above"] + ids + ["Below"])
    for _ in ids { app.press(.backTab) }
    #expect(app.focused == "c1")
    app.press(.backTab)
    #expect(app.focused == "Above")

    let ending = try TestApp(json: "[\(rows[0]),\(carousel)]", size: Size(width, 20), reducesMotion: true)
    ending.press(.end).press(.end)
    #expect(ending.focused == "c12")
    #expect(ending.page.contains { $0.contains("Harbour 12.") })
  }

  @Test("At an end of the page, the key for that end focuses the first or the last target")
  func endsAreReached() throws {
    let rows = (1...30).map {
      #"{"id":"r\#($0)","component":{"id":"row.text"},"text":{"title":"Row \#($0)"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
    }
    let app = try TestApp(json: "[\(rows.joined(separator: ","))]", size: Size(60, 12))
    app.press(.down, times: 3).press(.home)
    #expect(app.focused == "r1")
    app.press(.end, times: 2)
    #expect(app.focused == "r30")
    app.press(.home, times: 2)
    #expect(app.focused == "r1")
  }

  @Test("A carousel remembers its focused card")
  func aCarouselRemembersItsCard() throws {
    let app = try app(Size(80, 40))
    try app.focus(on: "card.store:store:")
    app.press(.right)
    app.press(.right)
    let card = app.focused
    app.press(.down)
    #expect(app.focused != card)
    app.press(.up)
    #expect(app.focused == card)
  }

  @Test("Tab visits every facet once and visibly, and Shift-Tab goes the same way back")
  func tabGoesThroughEverythingInTheOrderOfThePage() throws {
    let app = try app()
    var way: [String] = []
    for _ in 0..<60 {
      app.press(.tab)
      way.append(try #require(app.focused))
      #expect(app.frame.cells.contains { $0.glyph == "▌" })
    }
    #expect(Set(way).count == way.count)
    for step in way.dropLast().reversed() {
      app.press(.backTab)
      #expect(app.focused == step)
    }
  }

  @Test("A number repeats the next key, and a zero alone repeats nothing")
  func numberRepeatsTheNextKey() throws {
    let counted = try app()
    let pressed = try app()
    pressed.press(.character("j"), times: 12)
    for key in "12j" { counted.press(.character(key.unicodeScalars.first ?? " ")) }
    #expect(counted.focused == pressed.focused)
    #expect(counted.frame == pressed.frame)
    // The number is used up; a zero alone is not a number.
    counted.press(.character("0"))
    counted.press(.character("j"))
    pressed.press(.character("j"))
    #expect(counted.focused == pressed.focused)
  }

  /// The mark is visible without colour, and the title changes its style.
  @Test("The focus shows at every colour depth", arguments: Depth.allCases)
  func theFocusShowsAtEveryDepth(depth: Depth) throws {
    let app = try TestApp(sample: "home", size: Size(80, 30), reducesMotion: true, depth: depth)
    let before = app.frame
    app.press(.down)
    let after = app.frame
    let changed = zip(before.cells, after.cells).filter { $0 != $1 }
    #expect(changed.contains { $0.1.glyph == "▌" })
    #expect(changed.contains { $0.0.glyph == $0.1.glyph && $0.0.style != $0.1.style })
  }
}

extension TestApp {
  /// Moves down until the focus is on a facet whose id has this prefix.
  fileprivate func focus(on id: String) throws {
    for _ in 0..<60 {
      press(.down)
      if focused?.hasPrefix(id) == true { return }
    }
    throw HarnessError("nothing like \(id) on the way down")
  }
}

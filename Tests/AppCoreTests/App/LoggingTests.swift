import AppTestSupport
import Drawing
import FacetModel
import Testing

@testable import AppCore
@testable import Pages

/// The events logged while the user looks at a page; the tests hand the clock in, so that they need not wait.
struct LoggingTests {
  private static let rule = ImpressionRule()

  private static func rows(_ ids: some Sequence<String>) -> String {
    let rows = ids.map { id in
      #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"},"#
        + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  private func app(_ ids: some Sequence<String>, size: Size = Size(80, 24)) throws -> TestApp {
    let app = try TestApp(json: Self.rows(ids), size: size, reducesMotion: true, logs: Self.rule)
    app.receive(.clock(0))
    return app
  }

  @Test("Facets on the screen for a second are counted once")
  func visibleFacetsAreCounted() throws {
    let app = try app(["a", "b"])
    #expect(app.deadline == 1000)
    app.receive(.clock(999))
    #expect(app.takeLog() == [])
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a", "impression b"])
    // There is no further deadline.
    #expect(app.deadline == nil)
    app.receive(.clock(9000))
    #expect(app.takeLog() == [])
  }

  @Test("Without a log there is no timer and no event")
  func withoutALogThereIsNoTimer() throws {
    let app = try TestApp(json: Self.rows(["a", "b"]), reducesMotion: true)
    app.receive(.clock(0))
    #expect(app.deadline == nil)
    app.press(.down).press(.enter)
    app.receive(.clock(5000))
    #expect(app.takeLog() == [])
  }

  @Test("Facets that are scrolled past within a second are not counted")
  func facetsScrolledPastAreNotCounted() throws {
    let ids = (1...200).map { "row \($0)" }
    let app = try app(ids)
    app.receive(.clock(900))
    app.press(.end)
    app.receive(.clock(1000))
    #expect(app.takeLog() == [])
    app.receive(.clock(2000))
    let seen = app.takeLog()
    #expect(seen.contains("impression row 200") && !seen.contains("impression row 1"))
    #expect(seen.count == Set(seen).count)
  }

  /// The last clock event was long ago, because no facet was waiting for its time.
  @Test("Facets that become visible late start their time at the next clock event")
  func lateFacetsStartAtTheNextClock() throws {
    let app = try app((1...200).map { "row \($0)" })
    app.receive(.clock(1000))
    #expect(!app.takeLog().isEmpty)
    #expect(app.deadline == nil)
    app.press(.end)
    #expect(app.deadline == 1000)
    app.receive(.clock(60_000))
    #expect(app.takeLog() == [])
    #expect(app.deadline == 61_000)
    app.receive(.clock(61_000))
    #expect(app.takeLog().contains("impression row 200"))
  }

  /// The user sees the shell meanwhile.
  @Test("Suspending the app interrupts impressions")
  func suspendingInterrupts() throws {
    let app = try app(["a"])
    app.receive(.clock(900))
    app.press(.control("z"))
    app.receive(.clock(50_000))
    #expect(app.takeLog() == [])
    app.receive(.clock(51_000))
    #expect(app.takeLog() == ["impression a"])
  }

  /// On this small screen the inspector covers the whole page.
  @Test("A panel that covers the page interrupts impressions", arguments: ["?", ":", "i"])
  func coveredFacetsAreNotCounted(key: String) throws {
    let app = try app(["a"], size: Size(40, 12))
    app.expectInterruption(key, before: "a")
  }

  @Test("Facets beside a panel are counted, and those under it later")
  func facetsBesideAPanelAreCounted() throws {
    let app = try app((1...30).map { "row \($0)" }, size: Size(40, 60))
    app.type("V")
    app.receive(.clock(0))
    app.receive(.clock(1000))
    let seen = Set(app.takeLog())
    // The panel is as wide as the screen, and a few rows high.
    #expect(seen.contains("impression row 12") && !seen.contains("impression row 3"))
    app.press(.escape)
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    let later = app.takeLog()
    #expect(later.contains("impression row 3") && seen.isDisjoint(with: later))
  }

  @Test("Cards of a carousel are counted only while they are in sight")
  func hiddenCardsAreNotCounted() throws {
    let cards = (1...8).map {
      #"{"id":"card \#($0)","component":{"id":"card.tile"},"text":{"title":"Card \#($0)"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
    }
    let feed =
      #"[{"id":"shelf","component":{"id":"carousel.standard"},"text":{"title":"Shelf"},"children":[\#(cards.joined(separator: ","))]}]"#
    let app = try TestApp(json: feed, size: Size(50, 20), reducesMotion: true, logs: Self.rule)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    let seen = app.takeLog()
    let page = try #require(app.app.history.current.page)
    let inFull = page.viewport.exposures().filter { $0.seen == $0.whole }.compactMap {
      page.page.feed.tree[$0.facet].id
    }
    #expect(Set(seen) == Set(inFull.map { "impression \($0)" }))
    #expect(seen.contains("impression card 1") && !seen.contains("impression card 8"))
    // The card cut off at the edge has an exposure, but too small a one to count.
    let cut = page.viewport.exposures().filter { $0.seen * 2 < $0.whole }
    #expect(!cut.isEmpty)
    // Cards that move into sight are counted then, and no others.
    app.press(.down).press(.right, times: 7)
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    let later = app.takeLog()
    #expect(later.contains("impression card 8") && Set(later).isDisjoint(with: seen))
  }

  @Test("Each visit to a page counts its facets anew")
  func eachVisitCountsAnew() throws {
    let app = try TestApp(.town, logs: Self.rule)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    let home = app.takeLog()
    #expect(home.contains("impression Lunch place 1"))
    app.press(.down).press(.enter)
    #expect(app.takeLog() == ["click Lunch place 1"])
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    let store = app.takeLog()
    #expect(store.contains("impression Dish 1 of store 1") && Set(store).isDisjoint(with: home))
    app.press(.character("["))
    app.receive(.clock(2000))
    app.receive(.clock(3000))
    #expect(app.takeLog() == home)
  }

  @Test("A reload counts new facets and those that were gone before")
  func reloadCountsReturningFacets() throws {
    let app = try app(["a", "b"])
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a", "impression b"])
    func become(_ ids: [String]) throws {
      app.receive(.changed(page: 0))
      try app.answer(withJSON: Self.rows(ids))
    }
    try become(["b", "c"])
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    #expect(app.takeLog() == ["impression c"])
    try become(["a", "b", "c"])
    app.receive(.clock(2000))
    app.receive(.clock(3000))
    #expect(app.takeLog() == ["impression a"])
  }

  @Test("A click is logged only when it has an effect")
  func clickIsLoggedWhenItHasAnEffect() throws {
    let app = try TestApp(
      json: #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"A"}},"#
        + #"{"id":"f","component":{"id":"filter.binary"},"text":{"title":"Deals"},"custom":{"filter_id":"f"}}]"#,
      reducesMotion: true, logs: Self.rule)
    app.press(.enter)
    #expect(app.takeLog() == [])
    app.press(.down).press(.character(" "))
    #expect(app.takeLog() == ["click f"])
    app.press(.enter)
    #expect(app.takeLog() == ["click f"])
  }

  @Test("A logged event carries the facet's logging as the backend sent it, without the white space")
  func loggingIsTheBackends() throws {
    let app = try TestApp(
      json: """
        {"body":[{"id":"near","body":[
          {"id":"x","component":{"id":"row.text"},"text":{"title":"X"}},
          {"id":"a","component":{"id":"row.text"},"text":{"title":"A"},
           "events":{"click":{"name":"navigate","data":{"uri":"store/1"}}},
           "logging": { "position" : 1.0, "a":[ 1e3 , null ],
             "name": "a \\"b\\"  \\u00e9", "big":123456789012345678901234567890, "big":2 }}]}]}
        """, reducesMotion: true, logs: Self.rule)
    app.press(.down).press(.enter)
    let event = try #require(app.events.first)
    #expect((event.section, event.component, event.position, event.path) == ("near", "row.text", 1, "near/body/a"))
    #expect(
      String(decoding: event.logging ?? [], as: UTF8.self)
        == #"{"position":1.0,"a":[1e3,null],"name":"a \"b\"  \u00e9","big":123456789012345678901234567890,"big":2}"#)
  }
}

import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Pages

/// Impressions in the linear mode: the lines announced last count as visible.
struct HeardImpressionTests {
  private static func rows(_ ids: some Sequence<String>) -> String {
    let rows = ids.map { id in
      #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"},"#
        + #""events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}"#
    }
    return rows.joined(separator: ",")
  }

  private static func section(_ name: String, _ ids: String...) -> String {
    #"{"id":"\#(name)","header":[{"id":"the \#(name)","component":{"id":"header.section"},"#
      + #""text":{"title":"The \#(name)"}}],"body":[\#(rows(ids))]}"#
  }

  private func app(_ json: String) throws -> TestApp {
    let app = try TestApp(json: json, reducesMotion: true, logs: ImpressionRule(), readsLines: true)
    app.receive(.clock(0))
    return app
  }

  private func app(rows ids: some Sequence<String>) throws -> TestApp { try app("[\(Self.rows(ids))]") }

  @Test("A line is counted after it has been read and the user has stayed for a second")
  func readLineIsCounted() throws {
    let app = try app(rows: ["a", "b", "c"])
    #expect(app.deadline == 1000)
    app.receive(.clock(999))
    #expect(app.takeLog() == [])
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a"], "the others have not been read")
    // There is no further deadline.
    #expect(app.deadline == nil)
    app.press(.down)
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    #expect(app.takeLog() == ["impression b"])
  }

  @Test("Without a log there is no timer")
  func withoutALogThereIsNoTimer() throws {
    let app = try TestApp(json: "[\(Self.rows(["a", "b"]))]", reducesMotion: true, readsLines: true)
    app.receive(.clock(0))
    app.press(.down)
    #expect(app.deadline == nil)
  }

  @Test("Lines that the user leaves within a second are not counted")
  func passedLinesAreNotCounted() throws {
    let app = try app(rows: ["a", "b", "c", "d"])
    for time in [300, 600, 900] {
      app.press(.down)
      app.receive(.clock(time))
    }
    app.receive(.clock(1899))
    #expect(app.takeLog() == [])
    app.receive(.clock(1900))
    #expect(app.takeLog() == ["impression d"])
    // A number before a key moves without reading the lines between.
    app.type("2k")
    app.receive(.clock(1900))
    app.receive(.clock(2900))
    #expect(app.takeLog() == ["impression b"])
  }

  @Test("A screen of lines read at once is counted together")
  func readPageIsCounted() throws {
    let ids = (1...60).map { "row \($0)" }
    let app = try app(rows: ids)
    app.press(.pageDown)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    // The user left the first line before its second was over.
    #expect(app.takeLog() == ids[1...23].map { "impression \($0)" })
  }

  @Test("A section heading that is read before its first line is counted with it")
  func headingReadWithALineIsCounted() throws {
    let app = try app(#"{"body":[\#(Self.section("first", "a", "b")),\#(Self.section("second", "c"))]}"#)
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression the first"])
    app.press(.end)
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    #expect(app.takeLog() == ["impression the second", "impression c"])
  }

  /// The end of the page is announced, and the line keeps its time.
  @Test("Moving against the end of the page does not interrupt the impression")
  func endOfThePageDoesNotInterrupt() throws {
    let app = try app(rows: ["a"])
    app.receive(.clock(500))
    app.press(.down)
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a"])
  }

  @Test("Announcing another panel interrupts the impression", arguments: ["?", ":", "/", "V", "f"])
  func otherPanelsInterrupt(key: String) throws {
    let app = try app(rows: ["a", "b"])
    app.expectInterruption(key, before: "a")
  }

  @Test("A line that a search has found is counted")
  func searchHitIsCounted() throws {
    let app = try app(rows: ["apple", "bread", "cake"])
    app.type("/cake").press(.enter)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression cake"])
  }

  @Test("Suspending the app interrupts the impression")
  func suspendingInterrupts() throws {
    let app = try app(rows: ["a"])
    app.receive(.clock(900))
    app.receive(.signal(.suspend))
    app.receive(.clock(50_000))
    #expect(app.takeLog() == [])
    app.receive(.clock(51_000))
    #expect(app.takeLog() == ["impression a"])
  }

  @Test("After a reload only facets that are new are counted")
  func reloadCountsOnlyNewFacets() throws {
    let app = try app(rows: ["a", "b"])
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a"])
    app.press(.down)
    app.receive(.clock(1500))
    app.receive(.changed(page: 0))
    try app.answer(withJSON: "[\(Self.rows(["new", "a", "b"]))]")
    app.receive(.clock(2500))
    #expect(app.takeLog() == ["impression b"])
    app.press(.up)
    app.receive(.clock(2500))
    app.receive(.clock(3500))
    #expect(app.takeLog() == [])
    app.press(.up)
    app.receive(.clock(3500))
    app.receive(.clock(4500))
    #expect(app.takeLog() == ["impression new"])
  }
}

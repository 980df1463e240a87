import Drawing
import Terminal
import Testing

@testable import AppCore
@testable import Pages

/// Where pages are read line by line, what was said last is what somebody is at.
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

  @Test func whatIsReadAndStaysIsSeen() throws {
    let app = try app(rows: ["a", "b", "c"])
    #expect(app.deadline == 1000)
    app.receive(.clock(999))
    #expect(app.takeLog() == [])
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a"], "the others have not been read")
    // And then nothing is to be waited for.
    #expect(app.deadline == nil)
    app.press(.down)
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    #expect(app.takeLog() == ["impression b"])
  }

  @Test func withoutALogThereIsNoTimer() throws {
    let app = try TestApp(json: "[\(Self.rows(["a", "b"]))]", reducesMotion: true, readsLines: true)
    app.receive(.clock(0))
    app.press(.down)
    #expect(app.deadline == nil)
  }

  @Test func whatIsPassedIsNotSeen() throws {
    let app = try app(rows: ["a", "b", "c", "d"])
    for time in [300, 600, 900] {
      app.press(.down)
      app.receive(.clock(time))
    }
    app.receive(.clock(1899))
    #expect(app.takeLog() == [])
    app.receive(.clock(1900))
    #expect(app.takeLog() == ["impression d"])
    // A number before a key says where to go; what is passed is not read.
    app.type("2k")
    app.receive(.clock(1900))
    app.receive(.clock(2900))
    #expect(app.takeLog() == ["impression b"])
  }

  @Test func aPageThatIsReadIsSeenAsAWhole() throws {
    let ids = (1...60).map { "row \($0)" }
    let app = try app(rows: ids)
    app.press(.pageDown)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    // The first line was followed before its time.
    #expect(app.takeLog() == ids[1...23].map { "impression \($0)" })
  }

  /// The heading of the section is read before its first line.
  @Test func whatIsReadBesidesIsSeen() throws {
    let app = try app(#"{"body":[\#(Self.section("first", "a", "b")),\#(Self.section("second", "c"))]}"#)
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression the first"])
    app.press(.end)
    app.receive(.clock(1000))
    app.receive(.clock(2000))
    #expect(app.takeLog() == ["impression the second", "impression c"])
  }

  /// Its end is said, and nothing of it anew.
  @Test func anObstacleIsNoBreak() throws {
    let app = try app(rows: ["a"])
    app.receive(.clock(500))
    app.press(.down)
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression a"])
  }

  @Test(arguments: ["?", ":", "/", "V", "f"]) func whatIsSaidOfOtherThingsIsABreak(key: String) throws {
    let app = try app(rows: ["a", "b"])
    app.expectBreak(key, before: "a")
  }

  @Test func whatASearchHasFoundIsSeen() throws {
    let app = try app(rows: ["apple", "bread", "cake"])
    app.type("/cake").press(.enter)
    app.receive(.clock(0))
    app.receive(.clock(1000))
    #expect(app.takeLog() == ["impression cake"])
  }

  @Test func aPauseBehindTheShellIsABreak() throws {
    let app = try app(rows: ["a"])
    app.receive(.clock(900))
    app.receive(.signal(.suspend))
    app.receive(.clock(50_000))
    #expect(app.takeLog() == [])
    app.receive(.clock(51_000))
    #expect(app.takeLog() == ["impression a"])
  }

  @Test func whatStaysOnAPageThatIsLoadedAgainIsNotNew() throws {
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

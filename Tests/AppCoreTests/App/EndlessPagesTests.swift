import AppTestSupport
import Drawing
import FacetModel
import Foundation
import TestSupport
import Testing

@testable import AppCore

/// Pages that load further pages or sections by themselves without end.
struct EndlessPagesTests {
  private typealias Part = SketchedPage.Part

  /// A page; `reloads` are the sections that it loads again on arrival, request by request.
  private static func page(_ rows: [Part], next: String?, reloads: [[String]] = []) throws -> String {
    var page: Part = [:]
    if let next { page["next"] = ["name": "load_content", "data": ["cursor": next]] }
    page["on_load"] = reloads.map { ["name": "load_content", "data": ["sections": $0]] }
    let feed: Part = ["body": [["id": "all", "body": rows]], "page": page]
    return String(decoding: try JSONSerialization.data(withJSONObject: feed), as: UTF8.self)
  }

  private static func rows(_ numbers: Range<Int>) -> [Part] { numbers.map { SketchedPage.row("Place \($0)") } }

  /// A facet that every client knows, and that draws nothing because it has no words.
  private static func nothing(_ number: Int) -> Part {
    ["id": "nothing-\(number)", "component": ["id": "row.text", "category": "row"]]
  }

  /// Answers every request until there is none, at most 400 times, and returns the number of answers.
  private func answerAll(_ app: TestApp, with answer: (FeedRequest, Int) throws -> String) throws -> Int {
    var count = 0
    while let request = app.requests.first?.request, count < 400 {
      count += 1
      try app.answer(withJSON: try answer(request, count))
    }
    return count
  }

  /// The words of the page, joined across lines.
  private func words(of app: TestApp) -> String {
    app.page.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  private func app(_ json: String, readsLines: Bool = false) throws -> TestApp {
    let app = try TestApp(json: json, size: Size(60, 20), reducesMotion: true, readsLines: readsLines)
    app.receive(.clock(0))
    return app
  }

  @Test("Pages whose facets draw nothing stop after ten, and r loads ten more")
  func pagesThatDrawNothing() throws {
    let app = try app(try Self.page(Self.rows(0..<2), next: "0"))
    var asked = 0
    func answer() throws -> Int {
      try answerAll(app) { _, count in
        asked += 1
        return try Self.page([Self.nothing(asked)], next: "\(asked)")
      }
    }
    #expect(try answer() == 10)
    #expect(words(of: app).contains("Stopped after 10 pages without anything to show: r loads more"))
    app.press(.down, times: 3).press(.character("G")).press(.pageUp)
    #expect(app.requests.isEmpty, "only r asks for more")
    app.press(.character("r"))
    #expect(try answer() == 10)
    #expect(app.page.joined().contains("Stopped after 10 pages"))
  }

  @Test("Short pages that each reload a section stop")
  func pagesThatReloadThemselves() throws {
    let first = try Self.page(Self.rows(0..<2), next: "0", reloads: [["all"]])
    let app = try app(first)
    let count = try answerAll(app) { _, count in
      // The reloaded section is as short as before, and its next page follows again.
      try Self.page(Self.rows(count..<count + 2), next: "\(count)", reloads: [["all"]])
    }
    #expect(count < 60)
    #expect(app.page.joined().contains("Stopped"))
  }

  @Test("Pages whose section shrinks and grows again stop")
  func pagesThatShrinkAndGrow() throws {
    let app = try app(try Self.page(Self.rows(0..<3), next: "0", reloads: [["all"]]))
    let count = try answerAll(app) { request, count in
      switch request {
      case .sections: try Self.page(Self.rows(0..<1), next: "again-\(count)")
      default: try Self.page(Self.rows(10..<13), next: "\(count)", reloads: [["all"]])
      }
    }
    #expect(count < 60)
  }

  @Test("Of a thousand sections that a page reloads by itself ten are loaded, and r loads ten more")
  func aThousandReloads() throws {
    let app = try app(try Self.page(Self.rows(0..<2), next: nil, reloads: (0..<1_000).map { ["section-\($0)"] }))
    #expect(app.requests.count == 10)
    #expect(app.statusLine.contains("loads too much by itself"))
    app.press(.character("r"))
    #expect(app.requests.count == 20)
  }

  @Test("Pages of one row each fill the screen, although each reloads a section")
  func rowsRefillTheBudget() throws {
    let app = try app(try Self.page(Self.rows(0..<1), next: "0", reloads: [["other"]]))
    let count = try answerAll(app) { request, count in
      switch request {
      case .sections: #"{"body": []}"#
      default: try Self.page(Self.rows(count..<count + 1), next: "\(count)", reloads: [["other"]])
      }
    }
    #expect(count > 20)
    #expect(app.requests.isEmpty && !app.page.joined().contains("Stopped"))
    #expect(app.page.joined().contains("Place 0") && app.page.last?.contains("Place") == true, "the screen is full")
  }

  @Test("A user who scrolls gets further pages without a limit")
  func scrollingBringsPages() throws {
    let app = try app(try Self.page(Self.rows(0..<5), next: "0"))
    var number = 0
    for _ in 0..<60 {
      _ = try answerAll(app) { _, _ in
        number += 1
        return try Self.page(Self.rows(number * 5..<number * 5 + 5), next: "\(number)")
      }
      app.press(.pageDown)
    }
    #expect(number > 60)
    #expect(!app.page.joined().contains("Stopped"))
  }

  @Test("In the linear mode, pages without words stop after ten, and r loads ten more")
  func linesOfNothing() throws {
    let app = try app(try Self.page(Self.rows(0..<2), next: "0"), readsLines: true)
    var asked = 0
    func answer() throws -> Int {
      try answerAll(app) { _, _ in
        asked += 1
        return try Self.page((0..<9).map { Self.nothing(asked * 10 + $0) }, next: "\(asked)")
      }
    }
    #expect(try answer() == 10)
    let before = app.app
    app.press(.character("G")).press(.character("G"))
    let words = Announcer(before: before, after: app.app).announcements(for: .key(.character("G"))).map(\.text.string)
    #expect(words.joined().contains("Stopped after 10 pages without anything to show: r loads more"))
    app.press(.character("r"))
    #expect(try answer() == 10)
  }

  @Test("A page that the user opens may load ten pages by itself again")
  func anotherPageBeginsAnew() throws {
    let app = try app(try Self.page([SketchedPage.row("A shop", to: "shop")], next: "0"))
    let empty = { (_: FeedRequest, count: Int) in try Self.page([Self.nothing(count)], next: "\(count)") }
    #expect(try answerAll(app, with: empty) == 10)
    app.press(.down).press(.enter)
    #expect(app.requests.map(\.request) == [.open(uri: "shop")])
    try app.answer(withJSON: try Self.page(Self.rows(0..<2), next: "0"))
    #expect(try answerAll(app, with: empty) == 10)
  }
}

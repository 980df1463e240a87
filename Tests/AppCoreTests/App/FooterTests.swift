import AppTestSupport
import Drawing
import Foundation
import Testing

@testable import AppCore

/// The last row of the screen on wide and narrow terminals.
struct FooterTests {
  private func app(_ width: Int) throws -> TestApp {
    try TestApp(.town, size: Size(width, 24)).press(.down).press(.enter)
  }

  @Test("The help key, the quit key and the current page stay on narrow screens", arguments: [40, 60, 80, 140])
  func lastToGo(width: Int) throws {
    let app = try app(width)
    app.says("Store 1").says("? keys  q quit")
  }

  @Test("A narrow screen leaves out the first pages of the trail, not the current one")
  func keepsTail() throws {
    let app = try app(28)
    app.says("…› Store 1").says("? keys  q quit")
    #expect(!app.statusLine.contains("Home"))
  }

  @Test("A wide screen shows the whole trail, and the other keys before the help key")
  func wideFooter() throws {
    let line = try app(140).statusLine
    #expect(line.contains("DoorDash • Home › Store 1"))
    #expect(line.contains("/ search"))
    #expect(line.hasSuffix("? keys  q quit") || line.hasSuffix("? keys  q quit "))
  }

  @Test("A message that is too long says which key shows it in full, and the key shows it")
  func readsMessageInFull() throws {
    let app = try TestApp(.town, size: Size(40, 24))
    for _ in 0..<20 where app.focused != "A recipe" { app.press(.down) }
    app.press(.enter)
    app.says("M full message")
    app.press(.character("M"))
    let page = app.page.map { $0.trimming }.joined()
    #expect(page.contains("https://example.com/recipe"), "\(app.picture)")
    app.press(.escape).page("Home").shows("Lunch place")
  }

  @Test("The messages are listed newest first, and a repeated one once")
  func newestFirst() throws {
    let app = try TestApp(.town).press(.character("+")).press(.character("+")).press(.character("c"))
    app.press(.character("M"))
    let text = app.page.joined(separator: "\n")
    let first = try #require(text.range(of: "no filter is on"))
    let second = try #require(text.range(of: "no quantity to change here"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(text.components(separatedBy: "no quantity to change here").count == 2)
  }
}

extension String {
  fileprivate var trimming: String { trimmingCharacters(in: .whitespaces) }
}

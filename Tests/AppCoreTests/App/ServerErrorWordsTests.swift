import AppTestSupport
import Drawing
import Foundation
import TestSupport
import Testing
import Text

@testable import AppCore

/// The errors that the server reports on a page that arrived all the same.
struct ServerErrorWordsTests {
  private static func page(_ errors: String, next: String = "") -> String {
    #"{"errors":[\#(errors)],"data":{"feed":{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"}, "#
      + #""text":{"title":"Still here"}}]}]\#(next)}}}"#
  }

  @Test("The status line names the first error and counts the others, also after a move")
  func statusLineNamesErrors() throws {
    let app = try TestApp(
      json: Self.page(#"{"message":"badges are late","path":["feed","badges"]},"two","three""#), size: Size(140, 24),
      reducesMotion: true)
    app.receive(.clock(0))
    #expect(app.rows.contains { $0.contains("Still here") })
    app.says("the server says: badges are late (feed/badges), and 2 more")
    app.press(.down)
    app.says("badges are late")
    let one = try TestApp(json: Self.page(#""one""#), size: Size(140, 24), reducesMotion: true)
    one.says("the server says: one")
    #expect(!one.statusLine.contains(", and "))
    let none = try TestApp(json: Self.page(""), size: Size(140, 24), reducesMotion: true)
    #expect(!none.statusLine.contains("the server says"))
  }

  @Test("The inspector lists the errors of the server")
  func inspectorListsErrors() throws {
    let app = try TestApp(
      json: Self.page(#""badges are late","fees are late""#), size: Size(140, 40), reducesMotion: true)
    app.press(.down).press(.character("i"))
    let text = app.rows.joined(separator: "\n")
    #expect(text.contains("Server errors") && text.contains("badges are late") && text.contains("fees are late"))
  }

  @Test("The list of messages has the errors in full, behind the messages of the app")
  func messagesHaveErrors() throws {
    let long = String(repeating: "badges are late and fees are late ", count: 8)
    let app = try TestApp(json: Self.page("\"\(long)over\",\"two\""), size: Size(80, 24), reducesMotion: true)
    app.type("Z").press(.character("M"))
    let text = app.rows.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    #expect(text.contains("late over") && text.contains("the server says: two"), "\(text)")
    let places = try ["does nothing", "late over"].map { try #require(text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test("The linear mode announces the errors")
  func errorsAreReadAloud() throws {
    let app = try TestApp(json: Self.page(#""badges are late""#), reducesMotion: true, readsLines: true)
    #expect(Announcer.greeting(app.app).contains { $0.text.string.contains("the server says: badges are late") })
  }

  @Test("Neither escapes nor cursors of an error reach the screen") func errorsAreSafe() throws {
    let app = try TestApp(
      json: Self.page(#""\u001b[31mno page for cursor=eyJjb25zdW1lcklkIjo3fQ==\u202e""#), size: Size(140, 24),
      reducesMotion: true)
    app.says("no page for cursor=…")
    #expect(!app.statusLine.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    #expect(!app.statusLine.contains("eyJ"))
    let long = try TestApp(
      json: Self.page("\"\(String(repeating: "long ", count: 100_000))\""), size: Size(80, 24), reducesMotion: true)
    #expect(long.statusLine.contains("DoorDash"))
  }
}

import AppTestSupport
import Foundation
import JSON
import Testing

@testable import Sessions

/// Pages whose files are read again while they are shown.
struct ShownPagesTests {
  @Test("A large page that is read again can still be compared, facet by facet")
  func pagesStayReadable() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.page("Old").utf8).write(to: file)
    var source = try ReplaySource([file.path], in: ProgramContext(name: "facet", brands: TestApp.brands))
    let old = try source.entry().feed
    try Data(Self.page("New").utf8).write(to: file, options: .atomic)
    let new = try source.answer(.again, from: 0).feed
    #expect(old.sections.first?.body.first?.text.title == "Old")
    #expect(new.sections.first?.body.first?.text.title == "New")
    #expect(old.document.fileBytes.count == new.document.fileBytes.count)
    #expect(old.document.fileBytes.count > ShownPages.leastBytes)
  }

  @Test("A page keeps its feed when another feed of the response becomes the largest")
  func pagesKeepTheirFeed() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".json")
    defer { try? FileManager.default.removeItem(at: file) }
    func write(_ feeds: (name: String, rows: Int)...) throws {
      let parts = feeds.map { name, rows in
        let facets = (0..<rows).map { #"{"id":"\#(name)\#($0)","component":{"id":"row.text"}}"# }
        return #""\#(name)":{"body":[{"id":"s","body":[\#(facets.joined(separator: ","))]}]}"#
      }
      try Data(#"{"data":{\#(parts.joined(separator: ","))}}"#.utf8).write(to: file, options: .atomic)
    }
    try write(("homePage", 2), ("storePage", 1))
    var source = try ReplaySource([file.path], in: ProgramContext(name: "facet", brands: TestApp.brands))
    #expect(try source.entry().feed.operation == "homePage")
    try write(("homePage", 2), ("storePage", 5))
    let again = try source.answer(.again, from: 0).feed
    #expect(again.operation == "homePage")
    // Another feed is shown only when the page's own is gone.
    try write(("storePage", 5), ("searchPage", 1))
    let other = try source.answer(.again, from: 0).feed
    #expect(other.operation == "storePage")
    try write(("storePage", 5), ("homePage", 1))
    let back = try source.answer(.again, from: 0).feed
    #expect(back.operation == "homePage")
  }

  private static func page(_ title: String) -> String {
    let rest = (0..<9).map { number in
      #"{"id":"r\#(number)","component":{"id":"row.text"},"logging":{"a":"\#(String(repeating: "x", count: 1_000_000))"}}"#
    }
    return #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"\#(title)"}},"#
      + rest.joined(separator: ",") + "]}]}"
  }
}

import AppTestSupport
import Foundation
import JSON
import Testing

@testable import Sessions

/// The documents of large pages, which leave the memory when their pages are read again.
struct ShownDocumentsTests {
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
    #expect(old.document.fileBytes.count > ShownDocuments.leastBytes)
  }

  private static func page(_ title: String) -> String {
    let rest = (0..<9).map { number in
      #"{"id":"r\#(number)","component":{"id":"row.text"},"logging":{"a":"\#(String(repeating: "x", count: 1_000_000))"}}"#
    }
    return #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"\#(title)"}},"#
      + rest.joined(separator: ",") + "]}]}"
  }
}

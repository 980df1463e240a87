import Foundation
import TestSupport
import Testing

/// Store pages that the built program translates to a feed.
@Suite("Translated pages")
struct TranslatedPageTests {
  private static let page = Repository.path("Tests/Wire/pages/store-page.json")

  private func answer() throws -> String { try String(contentsOfFile: Self.page, encoding: .utf8) }

  private func file(_ text: String, ending: String = ".json", _ run: (String) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ending)
    try Data(text.utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    try run(place.path)
  }

  @Test("A store page is the same page as a response, in a web page's data, in its rows and in an archive")
  func containers() throws {
    let answer = try answer()
    let object = try JSONSerialization.jsonObject(with: Data(answer.utf8))
    func compact(_ value: Any) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]), as: UTF8.self)
    }
    let rows = "1:\(try compact(["$", "div", NSNull(), ["answer": object]]))\n"
      .replacing(#"":"$"#, with: #"":"$$"#)
    let content: [String: Any] = ["mimeType": "application/json", "text": answer]
    let request: [String: Any] = [
      "method": "GET", "url": "https://www.doordash.com/store/7310442/", "headers": [Any](),
    ]
    let response: [String: Any] = ["status": 200, "content": content, "headers": [Any]()]
    let archive: [String: Any] = ["log": ["version": "1.2", "entries": [["request": request, "response": response]]]]
    let documents = [
      "<!DOCTYPE html><script id=\"__NEXT_DATA__\" type=\"application/json\">{\"props\": \(answer)}</script>",
      "<!DOCTYPE html><script>self.__next_f.push([1,\(try compact(rows))])</script>",
      try compact(archive),
    ]
    let size = ["--full", "--size", "100x40"]
    let plain = try Facet.run(["render", Self.page] + size)
    #expect(plain.status == .exited(0))
    #expect(plain.output.contains("Heron Pond Kitchen") && plain.output.contains("Rhubarb custard"))
    for document in documents {
      try file(document, ending: document.hasPrefix("{") ? ".har" : ".html") { path in
        let frame = try Facet.run(["render", path] + size)
        #expect(frame.status == .exited(0), "\(frame.errors)")
        #expect(frame.output == plain.output)
      }
    }
  }

  @Test("Lint notes once that the page is translated, with its position in the response")
  func lint() throws {
    let lint = try Facet.run(["lint", Self.page, "--min-severity", "note"])
    #expect(lint.status == .exited(0))
    #expect(lint.output.contains("store-page.json:3:20: note[F045]: 'storepageFeed'"))
    #expect(lint.output.contains("0 errors, 0 warnings, 1 note;"))
    let json = try Facet.run(["lint", Self.page, "--format", "json"])
    let file = try #require(try JSONDecoder().decode(LintOutput.self, from: Data(json.output.utf8)).files.first)
    #expect(file.dialect == "translation")
  }

  @Test("Two store pages can be compared, and two equal ones do not differ")
  func diff() throws {
    #expect(try Facet.run("diff", Self.page, Self.page).status == .exited(0))
    try file(try answer().replacing("$38.50", with: "$40.00")) { path in
      let diff = try Facet.run("diff", Self.page, path)
      #expect(diff.status == .exited(1))
      #expect(diff.output.contains("Whole sea bream"))
    }
  }

  @Test("Linear output has headings and earlier prices")
  func linear() throws {
    let lines = try Facet.run("render", Self.page, "--format", "linear")
    #expect(lines.status == .exited(0))
    #expect(lines.output.contains("heading: Sweet things & drinks"))
    #expect(lines.output.contains("was $24.00"))
  }
}

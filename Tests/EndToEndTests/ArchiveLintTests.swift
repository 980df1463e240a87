import Foundation
import JSON
import TestSupport
import Testing

/// Linting the archive that a browser has recorded.
@Suite("Lint of an archive")
struct ArchiveLintTests {
  /// A feed whose second facet has no component and a wrong `events`, behind text that an archive has to escape.
  private static let body = #"""
    {"body": [{"id": "s", "body": [
      {"id": "é \"quoted\"", "component": {"id": "row.text"}, "text": {"title": "Soup"}},
      {"id": "broken", "text": {"title": "Salad"}, "events": 7}]}]}
    """#

  private static func entry(_ url: String, _ body: String, inBase64: Bool = false) -> [String: Any] {
    var content: [String: Any] = ["mimeType": "application/json"]
    content["text"] = inBase64 ? Data(body.utf8).base64EncodedString() : body
    if inBase64 { content["encoding"] = "base64" }
    return ["request": ["method": "GET", "url": url], "response": ["status": 200, "content": content]]
  }

  private static func archive(_ entries: [[String: Any]]) throws -> TemporaryFile {
    let text = try JSONSerialization.data(withJSONObject: ["log": ["version": "1.2", "entries": entries]])
    return try TemporaryFile(String(decoding: text, as: UTF8.self))
  }

  @Test("An archive without a feed is called one")
  func archiveWithoutAFeed() throws {
    let file = try Self.archive([Self.entry("https://feeds.example/a", "{\"error\": 1}")])
    let run = try Facet.run("lint", file.path)
    #expect(run.status == .exited(65), "\(run.status)")
    #expect(run.output.contains("error[F002]: none of these responses holds a feed"), "\(run.output)")
    #expect(!run.output.contains("name that ends"))
  }

  private struct Found: Decodable {
    struct File: Decodable {
      let operation: String?
      let facets: Int
      let diagnostics: [Diagnostic]
    }
    struct Diagnostic: Decodable {
      let code: String
      let line: Int
      let column: Int
      let pointer: String
    }
    let files: [File]
  }

  private static func lint(_ file: TemporaryFile, _ options: String...) throws -> Found {
    let run = try Facet.run(["lint", file.path, "--format", "json"] + options)
    #expect(run.status != .exited(65), "\(run.errors)")
    return try JSONDecoder().decode(Found.self, from: Data(run.outputBytes))
  }

  /// A page of rows with some ids, and the cursor of the next page.
  private static func page(_ ids: [String], next cursor: String? = nil) -> String {
    let rows = ids.map { #"{"id": "\#($0)", "component": {"id": "row.text"}, "text": {"title": "Row"}}"# }
    let next = cursor.map { #", "page": {"next": {"name": "load_content", "data": {"cursor": "\#($0)"}}}"# } ?? ""
    return #"{"body": [{"id": "s", "body": [\#(rows.joined(separator: ", "))]}]\#(next)}"#
  }

  @Test("Facets that a further page repeats are noted at their place in the archive", arguments: [false, true])
  func repeatedFacets(inBase64: Bool) throws {
    let pages = [
      ("https://a.example/v1/home", Self.page(["a", "b"], next: "Yg==")),
      ("https://a.example/v1/store/1", Self.page(["a", "b"])),
      ("https://a.example/v1/home?cursor=Yg%3D%3D", Self.page(["b", "c"], next: "Yw==")),
      ("https://a.example/v1/home?cursor=Yw%3D%3D", Self.page(["d", "a", "c"])),
    ]
    let file = try Self.archive(pages.map { Self.entry($0.0, $0.1, inBase64: inBase64) })
    let found = try Self.lint(file, "--min-severity", "note").files.map { $0.diagnostics.filter { $0.code == "F047" } }
    let text = "/response/content/text/body/0/body/"
    #expect(
      found.map { $0.map(\.pointer) } == [
        [], [], ["/log/entries/2\(text)0"], ["/log/entries/3\(text)1", "/log/entries/3\(text)2"],
      ])
  }

  @Test("Every response that holds a feed is linted, under the name of its request", arguments: [false, true])
  func everyResponse(inBase64: Bool) throws {
    let file = try Self.archive([
      Self.entry("https://a.example/v1/home", Self.body, inBase64: inBase64),
      Self.entry("https://a.example/logo", "no feed at all"),
      Self.entry("https://a.example/v1/search?q=x", Self.body, inBase64: inBase64),
    ])
    let found = try Self.lint(file)
    #expect(found.files.map(\.operation) == ["home", "search"])
    #expect(found.files.map(\.facets) == [2, 2])
    #expect(found.files.allSatisfy { !$0.diagnostics.isEmpty })
    #expect(try Self.lint(file, "--operation", "search").files.map(\.operation) == ["search"])
  }

  @Test("Tables of versions name each response as --operation does, in text and as JSON")
  func versionTables() throws {
    let file = try Self.archive(
      ["home", "search", "home"].map { Self.entry("https://a.example/v1/\($0)", Self.body) })
    let text = try Facet.run("lint", file.path, "--facets-version", "1.0.0..2.0.0").output
    let names: [String?] = ["home", "search", "home#2"]
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("/") }.map(String.init)
    #expect(titles == names.compactMap(\.self).map { "\(file.path): \($0): 2 facets" })
    #expect(try Self.lint(file).files.map(\.operation) == names)
    let json = try Facet.run("lint", file.path, "--facets-version", "1.0.0..2.0.0", "--format", "json")
    let found = try #require(try JSONSerialization.jsonObject(with: Data(json.outputBytes)) as? [String: Any])
    #expect((found["files"] as? [[String: Any]])?.map { $0["operation"] as? String } == names)
    #expect(try Self.lint(file, "--operation", "home#2").files.map(\.operation) == ["home#2"])
  }

  @Test("A diagnostic points at the byte of the archive where the value is written")
  func places() throws {
    let file = try Self.archive([Self.entry("https://a.example/v1/home", Self.body)])
    let archive = try String(contentsOfFile: file.path, encoding: .utf8)
    let fault = try #require(try Self.lint(file).files.first?.diagnostics.first { $0.pointer.hasSuffix("/events") })
    #expect(fault.pointer == "/log/entries/0/response/content/text/body/0/body/1/events")
    #expect(fault.line == 1)
    // The column counts characters of the archive, in which the quotes of the body are escaped.
    let seven = try #require(archive.range(of: "7}]}]}"))
    #expect(fault.column == archive.unicodeScalars.distance(from: archive.startIndex, to: seven.lowerBound) + 1)
  }

  @Test("In base64 a diagnostic points at the letters that encode the value")
  func base64Places() throws {
    let file = try Self.archive([Self.entry("https://a.example/v1/home", Self.body, inBase64: true)])
    let archive = try String(contentsOfFile: file.path, encoding: .utf8)
    let fault = try #require(try Self.lint(file).files.first?.diagnostics.first { $0.pointer.hasSuffix("/events") })
    let letters = try #require(archive.range(of: Data(Self.body.utf8).base64EncodedString()))
    let inLetters = fault.column - 1 - archive.utf8.distance(from: archive.startIndex, to: letters.lowerBound)
    let byte = try #require(Self.body.range(of: "7}]}]}"))
    #expect(inLetters / 4 == Self.body.utf8.distance(from: Self.body.startIndex, to: byte.lowerBound) / 3)
  }

  @Test("The text report names the operation, and the pointer into the archive")
  func textReport() throws {
    let file = try Self.archive([Self.entry("https://a.example/v1/home", Self.body)])
    let run = try Facet.run("lint", file.path)
    #expect(run.output.contains("= in: /log/entries/0/response/content/text/body/0/body/1"))
    #expect(run.output.contains("home: "))
  }

  @Test("An archive of errors alone is refused with the words of the server, in a folder, too")
  func errorsAlone() throws {
    let folder = try TemporaryFolder()
    let file = try Self.archive([Self.entry("https://a.example/v1/home", #"{"errors":[{"message":"denied"}]}"#)])
    try FileManager.default.copyItem(atPath: file.path, toPath: folder.path + "/a.har")
    for arguments in [["lint", folder.path], ["lint", file.path], ["render", folder.path + "/a.har"]] {
      let run = try Facet.run(arguments)
      #expect(run.status == .exited(65), "\(arguments)")
      #expect((run.output + run.errors).contains("denied"), "\(run.output) \(run.errors)")
    }
  }

  @Test("A failed call without words does not make an error of an archive that holds no feed")
  func failedCallsOfOtherPages() throws {
    let folder = try TemporaryFolder()
    var missing = Self.entry("https://a.example/favicon.ico", "")
    missing["response"] = ["status": 404, "content": ["mimeType": "text/html", "text": ""]]
    let file = try Self.archive([Self.entry("https://a.example/v1/beacon", #"{"ok":true}"#), missing])
    try FileManager.default.copyItem(atPath: file.path, toPath: folder.path + "/a.har")
    try #"[{"id":"a","component":{"id":"row.text"},"text":{"title":"A"}}]"#
      .write(toFile: folder.path + "/b.json", atomically: true, encoding: .utf8)
    let run = try Facet.run("lint", folder.path)
    #expect(run.status == .exited(0), "\(run.output)")
    #expect(run.errors.contains("a.har: skipped: no feed in it"), "\(run.errors)")
  }

  @Test("A page that is cut off is an error, at any address")
  func cutPages() throws {
    let cut = String(Self.body.prefix(120))
    let file = try Self.archive([
      Self.entry("https://a.example/v1/home", Self.body), Self.entry("https://a.example/v1/store", cut),
    ])
    let found = try Self.lint(file).files
    #expect(found.map(\.operation) == ["home", "store"])
    #expect(found.last?.diagnostics.map(\.code) == ["F001"])
    #expect(found.last?.diagnostics.map(\.pointer) == ["/log/entries/1/response/content/text"])
    #expect(try Facet.run("lint", file.path).output.contains("\n1 file: "))
    #expect(try Self.lint(file, "--operation", "home").files.map(\.operation) == ["home"])
  }

  @Test("Errors that answer other requests are named beside the findings, and do not count")
  func errorsOfOtherRequests() throws {
    let sound = #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"A"}}]}]}"#
    let file = try Self.archive([
      Self.entry("https://a.example/v1/home", sound),
      Self.entry("https://a.example/v1/cart", #"{"errors":[{"message":"not signed in"}]}"#),
      Self.entry("https://a.example/v1/taste", #"{"taste":["#),
      Self.entry("https://a.example/v1/beacon", #"{"ok":true}"#),
    ])
    let run = try Facet.run("lint", file.path)
    #expect(run.status == .exited(0), "\(run.output)")
    #expect(
      run.errors.contains("cart: skipped: the server answered with an error instead of a feed: not signed in"),
      "\(run.errors)")
    #expect(run.errors.contains("taste: skipped: the text ends inside an array"), "\(run.errors)")
    #expect(!run.errors.contains("beacon"))
    let many = (1...12).map { Self.entry("https://a.example/\($0)", #"{"errors":[{"message":"no"}]}"#) }
    let crowded = try Self.archive([Self.entry("https://a.example/v1/home", sound)] + many)
    #expect(try Facet.run("lint", crowded.path).errors.contains("2 more skipped"))
  }

  @Test("The time to lint an archive grows linearly with the number of its responses")
  func manyResponses() throws {
    func time(_ count: Int) throws -> Duration {
      let file = try Self.archive(
        (0..<count).map { number in
          let isError = number > 0 && number.isMultiple(of: 2)
          return Self.entry(
            "https://a.example/\(isError ? 0 : number)",
            isError ? #"{"errors": [{"message": "no"}]}"# : #"{"body": [{"id": "a", "body": [{"id": "b"}]}]}"#)
        })
      let run = try Command.run(Facet.path, ["lint", file.path, "--format", "json"], isMetered: true)
      return try #require(run.usage).processorTime
    }
    // Eight times as many responses should take eight times as long. Quadratic growth would take 64 times as long.
    let (few, many) = (try time(400), try time(3_200))
    #expect(many < few * 24, "\(few) for 400, \(many) for 3,200")
  }

  @Test("A folder is searched for archives and web pages too")
  func folders() throws {
    let folder = try TemporaryFolder()
    let file = try Self.archive([Self.entry("https://a.example/v1/home", Self.body)])
    try FileManager.default.copyItem(atPath: file.path, toPath: folder.path + "/a.har")
    try Self.body.write(toFile: folder.path + "/b.json", atomically: true, encoding: .utf8)
    let page = "<script id=\"__NEXT_DATA__\" type=\"application/json\">\(Self.body)</script>"
    try "<!doctype html>\(page)".write(toFile: folder.path + "/c.html", atomically: true, encoding: .utf8)
    try "<!doctype html><p>Hello</p>".write(toFile: folder.path + "/d.html", atomically: true, encoding: .utf8)
    let run = try Facet.run("lint", folder.path)
    for name in ["a.har:", "b.json:", "c.html:"] { #expect(run.output.contains(name), "\(run.output)") }
    #expect(run.errors.contains("d.html: skipped: no feed in it"))
    #expect(run.output.contains("3 files"))
  }
}

import Drawing
import Foundation
import TestSupport
import Testing

/// GraphQL operations that are posted to a server.
struct GraphQLTests {
  private let backend: Backend
  private let folder: TemporaryFolder

  init() throws {
    backend = try Backend.shared.get()
    folder = try TemporaryFolder()
  }

  /// Writes a curl command as a browser copies it, and returns the path of the file.
  private func command(
    _ fault: String, _ variables: String = #"{"cursor":""}"#, headers: String = "-b 'sid=topsecretcookie'"
  ) throws -> String {
    try folder.write(
      """
      curl '\(backend.fault(fault))' \\
        -H 'content-type: application/json' \\
        -H 'authorization: Bearer topsecrettoken' \(headers) \\
        --data-raw $'{"operationName":"homePage","query":"query homePage { a\\u0021 }","variables":\(variables)}' \\
        --compressed
      """, to: "command.txt")
  }

  private func json(_ name: String = "homePageFacetFeed", _ variables: String = #"{"cursor":""}"#) throws -> String {
    try folder.write(
      #"{"operationName":"\#(name)","query":"query a { b }","variables":\#(variables)}"#, to: "query.json")
  }

  private func run(_ words: String...) throws -> Command {
    try Command.run(Facet.path, words, environment: ["XDG_CACHE_HOME": folder.path])
  }

  @Test("A copied curl command is posted with its body and its headers")
  func aCommandIsPosted() throws {
    let command = try run("render", "--graphql", try command("echo"), "--linear", "--full")
    #expect(command.status == .exited(0))
    for line in [
      "method: POST", "Content-Type: application/json", "authorization: Bearer topsecrettoken",
      "Cookie: sid=topsecretcookie", #""query":"query homePage { a! }""#, #""variables":{"cursor":""}"#,
    ] {
      #expect(command.output.contains(line), "\(line)")
    }
  }

  @Test("An operation as JSON is posted to the address of the command line, and shows what a file shows")
  func jsonIsPosted() throws {
    let server = try run("render", backend.address + "graphql", "--graphql", try json(), "--linear")
    let file = try run("render", Facet.sample("home"), "--linear")
    #expect(server.status == .exited(0))
    #expect(server.output == file.output.replacing("home.json", with: "homePageFacetFeed"))
    let plain = try run(backend.address + "graphql", "--graphql", try json())
    #expect(plain.status == .exited(0) && plain.output.contains("360 results"))
  }

  @Test("Further pages are posted with their cursor, and links are relative to the operation's address")
  func pagesAndLinks() throws {
    let file = try command("operation", #"{"input":{"cursor":"","size":5}}"#)
    let pages = try run("render", "--graphql", file, "--size", "80x30", "--keys", "G G G")
    #expect(pages.output.contains("row 24 of page 2 (homePage, none)"))
    let keys = ["--size", "80x24", "--reduced-motion", "--keys", "G Tab Tab } } Enter [ c"]
    let posted = ["render", backend.address + "graphql", "--graphql", try json()]
    let folder = try Command.run(Facet.path, ["render", Repository.path("SampleFeeds")] + keys)
    let server = try Command.run(Facet.path, posted + keys)
    #expect(server.output == folder.output.replacing("home.json", with: "homePageFacetFeed"))
  }

  @Test("A filter posts for its sections")
  func filtersArePosted() throws {
    let keys = ["--reduced-motion", "--keys", "/ \"Offers\" Enter Space"]
    let folder = try Command.run(Facet.path, ["render", Repository.path("SampleFeeds")] + keys)
    let server = try Command.run(
      Facet.path, ["render", backend.address + "graphql", "--graphql", try json()] + keys)
    // The last line shows the name of the page, which differs.
    let rows = { (command: Command) in command.output.split(separator: "\n").dropLast() }
    #expect(rows(server) == rows(folder))
    let before = try Command.run(
      Facet.path, ["render", backend.address + "graphql", "--graphql", try json()] + keys.dropLast() + ["j"])
    #expect(rows(before) != rows(server))
  }

  @Test("Headers of a copied command go to the origin that it names and to no other")
  func headersStayWithTheirOrigin() throws {
    let file = try command("echo")
    let other = "http://localhost:\(backend.port)/faults/echo"
    let command = try run("render", other, "--graphql", file, "--linear", "--full")
    #expect(command.output.contains("method: POST") && command.output.contains(#""cursor":"""#))
    #expect(!command.output.contains("topsecret"))
    let own = try run("render", "--graphql", file, "--header", "Authorization: Basic mine", "--linear", "--full")
    #expect(own.output.contains("Basic mine") && !own.output.contains("topsecrettoken"))
  }

  @Test("A fault in the file is reported with its position and without its secrets")
  func faultsAreReported() throws {
    let broken = try folder.write(
      "curl 'https://x.example' \\\n  -H 'authorization topsecrettoken' -d '{}'\n", to: "broken.txt")
    let header = try run("render", "--graphql", broken)
    #expect(header.status == .exited(65))
    #expect(header.errors == "facet: \(broken):2:6: this is not a header; write 'Name: value'\n")
    let missing = try run("lint", "--graphql", folder.path("none.txt"))
    #expect(missing.status == .exited(66) && missing.errors.hasPrefix("facet: \(folder.path("none.txt")): "))
    let nowhere = try run("render", "--graphql", try json())
    #expect(nowhere.status == .exited(64) && nowhere.errors.contains("name the one to post it to"))
    let beside = try run("render", Facet.sample("home"), "--graphql", try json())
    #expect(beside.status == .exited(64) && beside.errors.contains("--graphql is for addresses"))
    let large = try folder.write("curl '" + String(repeating: "a", count: 9 << 20), to: "large.txt")
    #expect(try run("render", "--graphql", large).status == .exited(65))
    let escapes = try folder.write(#"curl $'--\e[31mred' "#, to: "escapes.txt")
    #expect(!(try run("render", "--graphql", escapes)).errors.contains("\u{1B}"))
  }

  @Test("Lint reads the answer to an operation")
  func lintPosts() throws {
    let command = try run("lint", backend.address + "graphql", "--graphql", try json())
    #expect(command.output.contains("1 file: "))
    #expect(try run("lint", "--graphql", try self.command("status/503")).errors.contains("the server says 503"))
  }

  @Test("Answers to operations are cached by operation and variables, and shown offline")
  func operationsAreKept() throws {
    let file = try command("operation")
    let session = try PtySession(
      Facet.path, ["--graphql", file, "--reduced-motion"], size: Size(80, 24),
      environment: ["XDG_CACHE_HOME": folder.path])
    try session.wait(forShown: "row 3 of page 0")
    try session.send("G")
    try session.wait(forShown: "row 24 of page 0")
    try session.send("G")
    try session.wait(forShown: "of page 1")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    // On a screen for three pages, because the last one may be kept as well.
    let kept = try run("render", "--graphql", file, "--offline", "--size", "80x200", "--keys", "G G")
    #expect(kept.status == .exited(0) && kept.output.contains("of page 1 (homePage, none)"))
    let other = try command("operation", #"{"cursor":"","size":9}"#)
    #expect(try run("render", "--graphql", other, "--offline").status == .exited(69))
    let cache = try Data(contentsOf: URL(filePath: folder.path("facet/cache.sqlite")))
    #expect(!String(decoding: cache, as: UTF8.self).contains("topsecret"))
  }

  @Test("A session holds the posted operations with masked secrets, and its archive is replayed")
  func operationsAreRecorded() throws {
    let session = folder.path("session.jsonl")
    let keys = "G Wait:100ms G Wait:100ms"
    let recorded = try run(
      "record", "--graphql", try command("operation"), "-o", session, "--size", "80x30", "--keys", keys)
    #expect(recorded.status == .exited(0), "\(recorded.errors)")
    let text = try String(contentsOfFile: session, encoding: .utf8)
    #expect(!text.contains("topsecret") && !text.contains("opaque-cursor"))
    #expect(text.contains(#""posted":"{\"operationName\":\"homePage\""#))
    #expect(try run("replay", session, "--check").status == .exited(0))
    let archive = folder.path("session.har")
    #expect(try run("export", session, "-o", archive).status == .exited(0))
    let har = try String(contentsOfFile: archive, encoding: .utf8)
    #expect(har.contains(#""method":"POST""#) && har.contains(#""postData":{"mimeType":"application/json""#))
    #expect(!har.contains("topsecret") && !har.contains("opaque-cursor"))
    let replayed = try run("render", archive, "--size", "80x30", "--keys", "G G G")
    #expect(replayed.output.contains("row 24 of page 2 (homePage, none)"))
  }

  @Test("Cursors and cookies are neither on the screen nor in an error")
  func secretsAreNotShown() throws {
    let file = try command("pages", #"{"cursor":"opaque-cursor-0"}"#)
    let command = try run("render", "--graphql", file, "--keys", "G G i", "--size", "120x40")
    #expect(command.status == .exited(0))
    let failed = try run("render", "--graphql", try self.command("text/500"))
    #expect(failed.status == .exited(69))
    for text in [command.output, command.errors, failed.errors] {
      #expect(!text.contains("opaque-cursor") && !text.contains("topsecret"))
    }
  }

  @Test("An answer with data and errors shows the data and names the errors, but not on standard error")
  func errorsBesideData() throws {
    let shown = try run("render", "--graphql", try command("operation/errors"), "--size", "140x24")
    #expect(shown.status == .exited(0) && shown.errors.isEmpty)
    #expect(shown.output.contains("row 0 of page 0") && shown.output.contains("the server says: badges are late"))
    let lint = try run("lint", "--graphql", try command("operation/errors"))
    #expect(lint.status == .exited(1) && lint.output.contains("error[F014]: the server says: badges are late"))
  }
}

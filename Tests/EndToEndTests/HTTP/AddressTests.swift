import Foundation
import TestSupport
import Testing

/// Addresses as sources, without a terminal.
struct AddressTests {
  let backend: Backend

  init() throws {
    backend = try Backend.shared.get()
  }

  func render(_ fault: String, _ options: String..., environment: [String: String] = [:]) throws -> Command {
    try Command.run(
      Facet.path, ["render", backend.fault(fault), "--linear", "--full"] + options, environment: environment)
  }

  @Test("A server's page is printed like the file with the same page")
  func aServerShowsWhatItsFileShows() throws {
    let file = try Facet.run("render", Facet.sample("home"), "--linear")
    let server = try Facet.run("render", backend.address + "home.json", "--linear")
    #expect(server.status == .exited(0))
    #expect(server.output == file.output)
    #expect(try Facet.run(backend.address + "home.json").output == Facet.run(Facet.sample("home")).output)
  }

  @Test("Keys lead to the same frame on a server and in a folder")
  func keysLeadThroughAServerAsThroughAFolder() throws {
    let keys = ["--size", "80x24", "--reduced-motion", "--keys", "G Tab Tab } } Enter [ c"]
    let folder = try Command.run(Facet.path, ["render", Repository.path("SampleFeeds")] + keys)
    let server = try Command.run(Facet.path, ["render", backend.address + "home.json"] + keys)
    #expect(server.status == .exited(0))
    #expect(server.output == folder.output)
  }

  @Test("A filter asks the server for its sections")
  func filtersAskForTheirSections() throws {
    let keys = ["--reduced-motion", "--keys", "/ \"Offers\" Enter Space"]
    let folder = try Command.run(Facet.path, ["render", Repository.path("SampleFeeds")] + keys)
    let server = try Command.run(Facet.path, ["render", backend.address + "home.json"] + keys)
    #expect(server.output == folder.output)
    let before = try Command.run(
      Facet.path, ["render", backend.address + "home.json"] + keys.dropLast() + ["/ \"Offers\" Enter"])
    #expect(server.output != before.output)
  }

  @Test("Further pages are requested with a cursor, which is not shown in the error")
  func furtherPagesComeWithACursor() throws {
    let command = try Facet.run("render", backend.fault("pages"), "--keys", "G G", "--size", "100x40")
    #expect(command.output.contains("row 4 of page 1"))
    #expect(command.output.contains("the server says 503 Service Unavailable: “too many pages”; try again later"))
    #expect(!command.output.contains("opaque-cursor"))
  }

  @Test("Lint reports the same for an address as for a file")
  func lintReadsAddresses() throws {
    let file = try Facet.run("lint", Facet.sample("future"))
    let server = try Facet.run("lint", backend.address + "future.json")
    #expect(server.status == file.status)
    #expect(server.output == file.output.replacing(Facet.sample("future"), with: backend.address + "future.json"))
  }

  // MARK: Headers

  @Test("Requests carry the brand, the version and the components of the client")
  func requestsSayWhatTheClientIs() throws {
    let said = try render("echo", "--brand", "caviar").output
    for line in try Facet.run("components", "--format", "headers", "--brand", "caviar").output.split(separator: "\n") {
      #expect(said.contains(line), "\(line)")
    }
    #expect(said.contains("X-Experience-Id: caviar"))
    #expect(said.contains("X-Facets-Brand-Components: row.simple-description-cell/6.1.0, row.tasting_menu/5.0.0"))
    #expect(said.contains("X-Facets-Version: 6.1.0"))
    #expect(said.contains("X-Facets-Feature-Load-Content: true"))
  }

  @Test("The server answers a client with an older version for that version")
  func olderClientsAreAnsweredAsSuch() throws {
    #expect(try render("capable").output.contains("cards for doordash"))
    #expect(try render("capable", "--facets-version", "3.0.0").output.contains("words for doordash"))
    #expect(try render("capable", "--facets-version", "1.0.0").output.contains("words"))
  }

  @Test("After an older version is chosen a reload asks for that version")
  func anOlderVersionAsksAnew() throws {
    func render(_ keys: String) throws -> String {
      try Command.run(Facet.path, ["render", backend.fault("capable"), "--keys", keys]).output
    }
    // The page stays as it is until it is loaded again.
    #expect(try render("V Down Down Down Down Enter Escape").contains("cards for doordash"))
    #expect(try render("V Down Down Down Down Enter Escape r").contains("words for doordash"))
  }

  @Test("Headers of the user are sent and override those of the client")
  func headersOfTheUserComeFirst() throws {
    let file = try TemporaryFile("# who I am\nX-From-File: yes\n\nX-Experience-Id: mine\n")
    let said = try render("echo", "--header", "X-One: 1", "--header=X-Two: 2", "--header-file", file.path).output
    for line in ["X-One: 1", "X-Two: 2", "X-From-File: yes", "X-Experience-Id: mine"] {
      #expect(said.contains(line), "\(line)")
    }
    #expect(!said.contains("X-Experience-Id: doordash"))
  }

  @Test(
    "A malformed header is refused and not repeated in the message",
    arguments: ["no colon", "X: a\r\nY: secret", "Bad Name: secret", "X: a\nsecret"])
  func malformedHeadersAreRefused(header: String) throws {
    let command = try render("echo", "--header", header)
    #expect(command.status == .exited(64))
    #expect(command.errors == "facet: --header: this is not a header; write one line: 'Name: value'\n")
    let file = try TemporaryFile("X: 1\n" + header.replacing("\r\n", with: " ").replacing(":", with: ""))
    let inFile = try render("echo", "--header-file", file.path)
    #expect(inFile.errors.contains("json:2: this is not a header"))
    #expect(!inFile.errors.contains("secret"))
  }

  @Test("Options for servers are refused for files, and wrong addresses are refused")
  func serverOptionsAreRefusedForFiles() throws {
    let command = try Facet.run("render", Facet.sample("home"), "--header", "X: 1")
    #expect(command.status == .exited(64))
    #expect(command.errors.contains("--header is for addresses"))
    #expect(try Facet.run("render", backend.address, Facet.sample("home")).status == .exited(64))
    #expect(try Facet.run("render", backend.address, "--watch").status == .exited(64))
    #expect(try Facet.run("render", "http://").status == .exited(64))
    #expect(try Facet.run("render", backend.address, "--allow-host", "http://x/").status == .exited(64))
  }

  @Test("The proxy of the environment is used")
  func proxiesOfTheEnvironmentAreUsed() throws {
    // The backend answers requests for any host.
    let environment = ["http_proxy": backend.address]
    let command = try Command.run(
      Facet.path, ["render", "http://feeds.invalid/faults/echo", "--linear"], environment: environment)
    #expect(command.output.contains("http://feeds.invalid/faults/echo"))
    #expect(command.output.contains("Host: feeds.invalid"))
  }

  // MARK: Errors

  @Test(
    "Every fault of an answer is one line that says what to do",
    arguments: [
      ("status/503", "the server says 503 Service Unavailable: “the kitchen is closed”; try again later"),
      ("status/401", "the server says 401 Unauthorized: “the kitchen is closed”; sign in with --header"),
      ("text/404", "the server says 404 Not Found: “out of order”; check the address"),
      ("html", "the answer is a web page without data; it may be a login or an error page"),
      ("empty", "the answer is empty; see what the server sends here"),
      ("redirect/6", "more than 5 redirects; check the address"),
      ("leads?to=http://localhost:1/", "it redirects to another origin; --allow-host localhost allows it"),
      ("leads?to=file:///etc/passwd", "file addresses are not supported; write https://host/path"),
      ("short", "the answer was cut short; try again"), ("reset", "the answer was cut short; try again"),
      ("hang-up", "the answer was cut short; try again"),
      ("bad-gzip", "the answer is not compressed as its headers say; check the server"),
      ("huge/65", "the answer is larger than 64 MiB; ask for fewer things at a time"),
      ("bomb/65", "the answer is larger than 64 MiB; ask for fewer things at a time"),
    ])
  func eachFaultSaysWhatToDo(fault: String, words: String) throws {
    for command in ["render", "lint"] {
      let run = try Facet.run(command, backend.fault(fault))
      #expect(run.status == .exited(69))
      #expect(run.errors.hasPrefix("facet: \(backend.fault(String(fault.prefix { $0 != "?" }))): \(words)"))
      #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("An answer that is not a feed is refused with its position")
  func answersWithoutAFeedAreRefused() throws {
    let broken = try render("broken")
    #expect(broken.status == .exited(65))
    #expect(broken.errors.contains("/faults/broken:1:11: the text ends inside an array"))
    #expect(try render("no-feed").status == .exited(65))
  }

  @Test("An address without a server is reported with its host and port")
  func noServer() throws {
    let unserved = try UnservedPort()
    defer { withExtendedLifetime(unserved) {} }
    let port = unserved.number
    let refused = try Facet.run("render", "http://127.0.0.1:\(port)/")
    #expect(refused.status == .exited(69))
    #expect(refused.errors.contains("no server answers at 127.0.0.1, port \(port)"))
    let unknown = try Facet.run("render", "http://nowhere.invalid/")
    #expect(unknown.status == .exited(69))
    #expect(unknown.errors.contains("unknown host nowhere.invalid"))
  }

  @Test("Passwords and cursors are sent to the server and not shown")
  func passwordsAndCursorsAreNotShown() throws {
    let address = backend.address.replacing("http://", with: "http://me:hush@")
    let command = try Facet.run("render", address + "faults/status/500?cursor=opaque-cursor-value")
    #expect(command.status == .exited(69))
    #expect(!command.errors.contains("hush"))
    #expect(!command.errors.contains("opaque"))
    let path = try Facet.run("render", address + "facet_feed/b3BhcXVlLWN1cnNvcg==/x")
    #expect(!path.errors.contains("b3BhcXVlLWN1cnNvcg"))
    let echoed = try Facet.run("render", address + "faults/echo", "--linear").output
    #expect(echoed.contains("Authorization: Basic"), "the server receives the password")
  }

  @Test("Without libcurl an address is an error, and files are still shown")
  func aMissingLibcurlIsReported() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no library".utf8).write(to: folder.appending(path: "libcurl.so.4"))
    let environment = ["LD_LIBRARY_PATH": folder.path]
    let command = try Command.run(Facet.path, ["render", backend.address], environment: environment)
    #expect(command.status == .exited(69))
    #expect(command.errors.contains("libcurl is needed for this (on Debian: apt-get install libcurl4)"))
    let file = try Command.run(Facet.path, ["render", Facet.sample("home")], environment: environment)
    #expect(file.status == .exited(0), "a file is shown without libcurl")
  }
}

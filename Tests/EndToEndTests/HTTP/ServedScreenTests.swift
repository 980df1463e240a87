import Drawing
import Foundation
import TestSupport
import Testing

/// Pages of a server on a terminal, while they load and after that.
struct ServedScreenTests {
  private let backend: Backend

  init() throws {
    backend = try Backend.shared.get()
  }

  private func open(_ fault: String, _ options: String...) throws -> Tmux {
    try Tmux(Facet.path, [backend.fault(fault)] + options, size: Size(100, 40))
  }

  @Test("The screen of a server's page shows the frame that `render` prints after the same keys")
  func theScreenMatchesRender() throws {
    let keys = "j Tab Tab l j"
    let options = ["--reduced-motion", "--size", "80x24", "--keys", keys]
    let frame = try Command.run(Facet.path, ["render", backend.address + "home.json"] + options)
    let tmux = try Tmux(Facet.path, [backend.address + "home.json", "--reduced-motion"], size: Size(80, 24))
    // The name of the page is shown before the page itself, so the test waits for text of the page.
    try tmux.wait(forText: "360 results")
    for key in keys.split(separator: " ") { try tmux.press(String(key)) }
    let expected = frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    try tmux.wait(for: "the frame after \(keys)") { $0 == Array(expected) }
  }

  @Test(
    "While the first page loads, the brand, the time and the bytes are shown, and Escape stops",
    arguments: ["doordash", "caviar"])
  func theBrandIsShownWhileLoading(brand: String) throws {
    let tmux = try open("drip", "--brand", brand)
    try tmux.wait(for: "the brand above the time, the bytes and the key") { rows in
      let bottom = rows.last ?? ""
      return bottom.contains(/loading… \d+ s, \d+ B/) && bottom.contains("Esc stop")
        && rows.dropLast().contains { !$0.isEmpty }
    }
    try tmux.press("Escape")
    try tmux.waitForEnd()
  }

  @Test("When the first page fails the terminal is restored and the error is printed")
  func aFailedStartRestoresTheTerminal() throws {
    let session = try PtySession(Facet.path, [backend.fault("status/503")])
    #expect(try session.waitForExit() == .exited(69))
    #expect(session.text.contains("facet: \(backend.fault("status/503")): the server says 503 Service Unavailable"))
    #expect(!session.privateModes.on.contains(PrivateModes.alternateScreen))
  }

  @Test("Without libcurl the terminal is restored and the error names the library")
  func aMissingLibcurlRestoresTheTerminal() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no library".utf8).write(to: folder.appending(path: "libcurl.so.4"))
    let session = try PtySession(Facet.path, [backend.address], environment: ["LD_LIBRARY_PATH": folder.path])
    #expect(try session.waitForExit() == .exited(69))
    #expect(session.text.contains("libcurl is needed for this"))
    #expect(!session.privateModes.on.contains(PrivateModes.alternateScreen))
  }

  /// The connection to the server stays open.
  @Test("After a page is loaded the program does not wake up and uses no processor time")
  func loadedPagesCostNothing() throws {
    let session = try PtySession(Facet.path, [backend.fault("connection"), "--reduced-motion"])
    try session.wait(forText: "port ")
    try session.settle()
    let before = try session.figures
    #expect(session.outputWhileIdle(for: .milliseconds(1500)).isEmpty)
    let after = try session.figures
    #expect(after.sleeps == before.sleeps, "wake-ups")
    #expect(after.processorTime == before.processorTime, "nanoseconds of processor time")
  }

  @Test("Escape stops a link that loads too slowly, and the page stays")
  func slowLinksCanBeStopped() throws {
    let tmux = try open("links?to=/faults/drip")
    try tmux.wait(forText: "a way on")
    try tmux.press("j", "Enter")
    try tmux.wait(for: "the time and the bytes") { rows in rows.contains { $0.contains(/loading… \d+ s, \d+ B/) } }
    try tmux.press("Escape")
    try tmux.wait(for: "the page with nothing to load") { rows in
      !(rows.last ?? "loading").contains("loading") && rows.contains { $0.contains("a way on") }
    }
  }

  @Test("A link that fails shows the error, and r tries it again")
  func aLinkThatFailsIsTriedAgain() throws {
    let tmux = try open("links?to=/faults/status/502")
    try tmux.wait(forText: "a way on")
    try tmux.press("j", "Enter")
    try tmux.wait(forText: "the server says 502 Bad Gateway")
    try tmux.press("Down")
    try tmux.wait(for: "the message to go") { !($0.last ?? "502").contains("502") }
    try tmux.press("Enter")
    try tmux.wait(forText: "r tries again")
    try tmux.press("r")
    try tmux.wait(forText: "r tries again")
  }

  @Test("A link to another origin needs --allow-host, and headers of the user stay behind")
  func linksStayWithTheirOrigin() throws {
    let link = "links?to=http://localhost:\(backend.port)/faults/echo"
    let tmux = try open(link)
    // A link that cannot be followed is left out.
    try tmux.wait(forText: "1 left out")
    let allowed = try open(link, "--allow-host", "localhost", "--header", "X-Key: hush")
    try allowed.wait(forText: "a way on")
    try allowed.press("j", "Enter")
    try allowed.wait(forText: "what you said")
    #expect(!(try allowed.rows().contains { $0.contains("hush") }))
  }

  @Test("A further page that fails shows the error, and r tries it again")
  func furtherPagesAreTriedAgain() throws {
    let tmux = try open("pages")
    try tmux.wait(forText: "row 4 of page 1")
    try tmux.wait(forText: "too many pages")
    try tmux.press("r")
    try tmux.wait(forText: "too many pages")
  }

  @Test("Linear reading shows the pages of a server and its errors")
  func aServerIsReadLineByLine() throws {
    let session = try PtySession(Facet.path, ["--linear", backend.fault("links?to=/faults/status/502")])
    try session.wait(for: "the heading") { $0.contains(Array("heading: links\r\n".utf8)) }
    try session.send("j")
    try session.wait(forText: "a way on")
    try session.send("\r")
    try session.wait(forText: "the server says 502 Bad Gateway")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let none = try PtySession(Facet.path, ["--linear", backend.fault("html")])
    #expect(try none.waitForExit() == .exited(69))
  }
}

import Drawing
import Foundation
import TestSupport
import Testing

/// A server on a real terminal: what comes when it comes, and what is there meanwhile.
struct ServedScreenTests {
  private let backend: Backend

  init() throws {
    backend = try Backend.shared.get()
  }

  private func open(_ fault: String, _ options: String...) throws -> Tmux {
    try Tmux(Facet.path, [backend.fault(fault)] + options, size: Size(100, 40))
  }

  @Test func aServerIsBrowsedLikeAFolder() throws {
    let keys = "j Tab Tab l j"
    let options = ["--reduced-motion", "--size", "80x24", "--keys", keys]
    let frame = try Command.run(Facet.path, ["render", backend.address + "home.json"] + options)
    let tmux = try Tmux(Facet.path, [backend.address + "home.json", "--reduced-motion"], size: Size(80, 24))
    // Keys that are pressed before the page is there are meant for nothing on it.
    try tmux.wait(forText: "home.json • top")
    for key in keys.split(separator: " ") { try tmux.press(String(key)) }
    let expected = frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    try tmux.wait(for: "the frame after \(keys)") { $0 == Array(expected) }
  }

  @Test(arguments: ["doordash", "caviar"]) func theBrandIsThereUntilThePageIs(brand: String) throws {
    let tmux = try open("drip", "--brand", brand)
    // It counts, and it says how much has come.
    let rows = try tmux.wait(forText: "loading… 1 s, 10 B")
    #expect(rows.last?.contains("Esc stop") == true)
    #expect(rows.dropLast().contains { !$0.isEmpty })
    try tmux.press("Escape")
    try tmux.wait(for: "the end") { _ in (try? tmux.ask("#{pane_dead}")) == "1" }
  }

  @Test func whatNeverComesLeavesTheTerminalAsItWas() throws {
    let session = try PtySession(Facet.path, [backend.fault("status/503")])
    #expect(try session.waitForExit() == .exited(69))
    #expect(session.text.contains("facet: \(backend.fault("status/503")): the server says 503 Service Unavailable"))
    #expect(!session.privateModes.on.contains(PrivateModes.alternateScreen))
  }

  @Test func whatCannotBeAskedForLeavesTheTerminalAsItWas() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("no library".utf8).write(to: folder.appending(path: "libcurl.so.4"))
    let session = try PtySession(Facet.path, [backend.address], environment: ["LD_LIBRARY_PATH": folder.path])
    #expect(try session.waitForExit() == .exited(69))
    #expect(session.text.contains("libcurl is needed for this"))
    #expect(!session.privateModes.on.contains(PrivateModes.alternateScreen))
  }

  /// The connection is kept, and costs nothing.
  @Test func aPageThatHasComeWakesNobody() throws {
    let session = try PtySession(Facet.path, [backend.fault("connection"), "--reduced-motion"])
    try session.wait(forText: "port ")
    try session.settle()
    let before = try session.figures
    #expect(session.outputWhileIdle(for: .milliseconds(1500)).isEmpty)
    let after = try session.figures
    #expect(after.sleeps == before.sleeps, "wake-ups")
    #expect(after.processorTime == before.processorTime, "nanoseconds of processor time")
  }

  @Test func aLinkThatTakesTooLongIsCalledOff() throws {
    let tmux = try open("links?to=/faults/drip")
    try tmux.wait(forText: "❯")
    try tmux.press("j", "Enter")
    try tmux.wait(forText: "loading… 1 s, 10 B")
    try tmux.press("Escape")
    let rows = try tmux.wait(for: "nothing to load") { !($0.last ?? "loading").contains("loading") }
    #expect(rows.contains { $0.contains("away") })
  }

  @Test func aLinkThatFailsIsTriedAgain() throws {
    let tmux = try open("links?to=/faults/status/502")
    try tmux.wait(forText: "❯")
    try tmux.press("j", "Enter")
    try tmux.wait(forText: "the server says 502 Bad Gateway")
    try tmux.press("Down")
    try tmux.wait(for: "the message to go") { !($0.last ?? "502").contains("502") }
    try tmux.press("Enter")
    try tmux.wait(forText: "r tries again")
    try tmux.press("r")
    try tmux.wait(forText: "r tries again")
  }

  @Test func aLinkLeadsToNoOtherOriginUnlessItMay() throws {
    let link = "links?to=http://localhost:\(backend.port)/faults/echo"
    let tmux = try open(link)
    // A link that nobody could follow is not shown.
    try tmux.wait(forText: "1 left out")
    let allowed = try open(link, "--allow-host", "localhost", "--header", "X-Key: hush")
    try allowed.wait(forText: "❯")
    try allowed.press("j", "Enter")
    try allowed.wait(forText: "what you said")
    #expect(!(try allowed.rows().contains { $0.contains("hush") }))
  }

  @Test func theNextPageFailsInARowAndIsTriedAgain() throws {
    let tmux = try open("pages")
    try tmux.wait(forText: "row 4 of page 1")
    try tmux.wait(forText: "too many pages")
    try tmux.press("r")
    try tmux.wait(forText: "too many pages")
  }

  @Test func aServerIsReadLineByLine() throws {
    let session = try PtySession(Facet.path, ["--linear", backend.fault("links?to=/faults/status/502")])
    try session.wait(for: "the heading") { $0.contains(Array("heading: links\r\n".utf8)) }
    try session.send("j")
    try session.wait(forText: "away")
    try session.send("\r")
    try session.wait(forText: "the server says 502 Bad Gateway")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let none = try PtySession(Facet.path, ["--linear", backend.fault("html")])
    #expect(try none.waitForExit() == .exited(69))
  }
}

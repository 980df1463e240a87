import Drawing
import Foundation
import TestSupport
import Testing

/// Pages from the cache of server answers.
struct KeptPagesTests {
  private let backend: Backend
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_CACHE_HOME": folder.path] }
  private var file: String { folder.path("facet/cache.sqlite") }

  init() throws {
    backend = try Backend.shared.get()
    folder = try TemporaryFolder()
  }

  private func open(_ arguments: String..., for text: String) throws -> PtySession {
    let session = try PtySession(
      Facet.path, arguments + ["--reduced-motion"], size: Size(120, 24), environment: environment)
    try session.wait(forText: text, after: 0)
    return session
  }

  private func leave(_ session: PtySession) throws {
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  private func render(_ arguments: String...) throws -> Command {
    try Command.run(Facet.path, ["render"] + arguments, environment: environment)
  }

  /// Returns a bundle with a row for each title. The test may change the rows while they are served.
  private func bundle(_ titles: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{"entry": "rows.json"}"#, to: "index.json")
    try write(titles, to: folder)
    return folder
  }

  /// Writes the page in one step. A server that reads it at that moment would otherwise send a part of it.
  private func write(_ titles: [String], to folder: TemporaryFolder) throws {
    let rows = titles.map { title in
      #"{"id": "\#(title.prefix(3))", "component": {"id": "row.text", "category": "row"}, "text": {"title": "\#(title)"}, "#
        + #""events": {"click": {"name": "navigate", "data": {"uri": "elsewhere"}}}}"#
    }
    let fresh = try folder.write(
      #"{"body": [{"id": "list", "body": [\#(rows.joined(separator: ","))]}]}"#, to: "rows.new")
    try #require(rename(fresh, folder.path + "/rows.json") == 0)
  }

  @Test("A cached page is shown at once even when the server does not answer")
  func cachedPagesAreShownAtOnce() throws {
    try leave(open(backend.fault("held"), for: "as it was"))
    // The server holds its second answer back.
    let session = try open(backend.fault("held"), for: "as it was")
    #expect(!session.text.contains("loading"))
    try leave(session)
  }

  @Test("A changed page replaces the cached one, and the focus stays on its facet")
  func changesReplaceTheCachedPage() throws {
    let bundle = try bundle(["one fish", "two fish", "red fish"])
    let own = try Backend(serving: bundle.path)
    try leave(open(own.fault("later"), for: "red fish"))

    let tmux = try Tmux(
      Facet.path, [own.fault("later"), "--reduced-motion"], size: Size(60, 12), environment: environment)
    try tmux.wait(forText: "two fish")
    try tmux.press("j", "j")
    try tmux.wait(for: "the focus") { rows in rows.contains { $0.contains("▌") && $0.contains("two fish") } }
    // The server answers with the page once it has changed.
    try write(["new fish", "one fish", "two fowl", "red fish"], to: bundle)
    try tmux.wait(for: "the new row and the focus on the changed one") { rows in
      rows.contains { $0.contains("new fish") } && rows.contains { $0.contains("▌") && $0.contains("two fowl") }
    }
    // The page is shown before it is kept; at the latest when the program ends, the changed page is the cached one.
    try tmux.press("q")
    try tmux.waitForEnd()
    let again = try render(own.fault("later"), "--offline", "--linear")
    #expect(again.output.contains("two fowl"))
  }

  @Test(
    "A page that has not changed is shown without a message",
    arguments: [("dated", "as of noon"), ("pages", "row 0 of page 0"), ("redirect/2", "360 results")])
  func unchangedPagesStay(fault: String, text: String) throws {
    try leave(open(backend.fault(fault), for: text))
    let session = try open(backend.fault(fault), for: text)
    try session.settle()
    #expect(!session.text.contains("as it was"))
    try leave(session)
  }

  @Test("Without its server a cached page is shown with its age")
  func cachedPagesSurviveTheirServer() throws {
    var own: Backend? = try Backend()
    let address = try #require(own).address
    try leave(open(address, for: "360 results"))
    own = nil
    let session = try open(address, for: "360 results")
    try session.wait(forText: "showing the copy saved a moment ago: no server answers at 127.0.0.1", after: 0)
    try session.send("r")
    try session.wait(forText: "page not updated")
    try leave(session)

    let offline = try open(address, "--offline", for: "360 results")
    try offline.wait(forText: "Offline: saved a moment ago", after: 0)
    try leave(offline)
    let file = try Facet.run("render", Facet.sample("home"), "--full")
    let kept = try render(address, "--full", "--offline")
    #expect(kept.status == .exited(0))
    #expect(kept.output == file.output)
    #expect(kept.errors.isEmpty)
    let heard = try PtySession(Facet.path, ["--linear", "--offline", address], environment: environment)
    try heard.wait(forText: "Offline: saved", after: 0)
    try leave(heard)
  }

  @Test("Offline, a page that was never loaded is an error")
  func unknownPagesAreMissingOffline() throws {
    let command = try render(backend.address, "--offline")
    #expect(command.status == .exited(69))
    #expect(
      command.errors == "facet: \(backend.address): no saved response; open it once without --offline\n")
    try leave(open(backend.fault("links?to=/faults/echo"), for: "a way on"))
    let session = try open(backend.fault("links?to=/faults/echo"), "--offline", for: "a way on")
    try session.send("j\r")
    try session.wait(forText: "no saved response")
    try leave(session)
    let lint = try Command.run(Facet.path, ["lint", backend.address, "--offline"], environment: environment)
    #expect(lint.status == .exited(69))
  }

  @Test("--no-cache, printed pages and the server's no-store leave nothing in the cache")
  func someAnswersAreNotCached() throws {
    try leave(open(backend.fault("held"), "--no-cache", for: "as it was"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(try render(backend.fault("held")).status == .exited(0))
    #expect(try Command.run(Facet.path, [backend.fault("held")], environment: environment).status == .exited(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty, "printing a page caches nothing")
    try leave(open(backend.fault("unkept"), for: "for now"))
    #expect(try render(backend.fault("unkept"), "--offline").status == .exited(69))
    #expect(try render(backend.address, "--offline", "--no-cache").status == .exited(64))
    #expect(try render(Facet.sample("home"), "--offline").status == .exited(64))
  }

  @Test("A cached page is shown only with the headers and the brand that it was loaded with")
  func cachedPagesStayWithTheirAccount() throws {
    let mine = ["--header", "Authorization: Bearer mine"]
    try leave(open(backend.fault("echo"), mine[0], mine[1], for: "X-Facets-Version"))
    let offline = [backend.fault("echo"), "--offline", "--linear"]
    #expect(try Command.run(Facet.path, ["render"] + offline + mine, environment: environment).status == .exited(0))
    for others in [[], ["--header", "Authorization: Bearer yours"], mine + ["--brand", "caviar"]] {
      let command = try Command.run(Facet.path, ["render"] + offline + others, environment: environment)
      #expect(command.status == .exited(69), "\(others)")
    }
    let bytes = try Data(contentsOf: URL(filePath: file))
    #expect(bytes.range(of: Data("Authorization: Bearer".utf8)) != nil, "the page itself shows the header")
    #expect(bytes.range(of: Data("bearer".utf8)) == nil)
  }

  @Test("With --prefetch the page behind the focused link is cached before Enter")
  func prefetchFollowsFocus() throws {
    let links = backend.fault("links?to=/faults/held")
    let session = try open(links, "--prefetch", for: "a way on")
    try session.send("j")
    let deadline = ContinuousClock.now + .patience
    while try render(backend.fault("held"), "--offline").status != .exited(0), ContinuousClock.now < deadline {
      _ = session.outputWhileIdle(for: .milliseconds(20))
    }
    // The server holds its second answer back.
    let before = session.output.count
    try session.send("\r")
    try session.wait(forText: "as it was")
    #expect(!String(decoding: session.output[before...], as: UTF8.self).contains("loading"))
    try leave(session)
    #expect(try render(links, "--prefetch", "--no-cache").status == .exited(64))
  }

  @Test("After a cached page has been revalidated the program does not wake up")
  func revalidatedPagesCostNothing() throws {
    let bundle = try bundle(["one fish", "two fish"])
    let own = try Backend(serving: bundle.path)
    try leave(open(own.address, for: "two fish"))
    try write(["one fish", "HALIBUT"], to: bundle)
    let session = try open(own.address, for: "HALIBUT")
    try session.settle()
    let before = try session.figures
    #expect(session.outputWhileIdle(for: .milliseconds(1500)).isEmpty)
    #expect(try session.figures.sleeps == before.sleeps)
    try leave(session)
  }
}

import Drawing
import Foundation
import TestSupport
import Testing

/// Pictures from servers, with the real decoder.
@Suite struct ServedPictureTests {
  private let backend: Backend
  private let folder: TemporaryFolder

  init() throws {
    backend = try Backend()
    folder = try TemporaryFolder()
  }

  /// The backend under another name, which is another server to the client.
  private var elsewhere: String { "http://localhost:\(backend.port)/faults/" }
  private var host: String { "localhost:\(backend.port)" }

  private func gallery(_ count: Int, _ addresses: String...) -> String {
    backend.fault("gallery/\(count)?") + addresses.map { "at=" + $0 }.joined(separator: "&")
  }

  private func render(_ source: String, _ options: String...) throws -> [Substring] {
    let command = try Facet.run(["render", source, "--size", "100x30", "--pictures", "cells"] + options)
    #expect(command.status == .exited(0), "\(command.errors)")
    return command.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func count(_ text: String, in rows: [Substring]) -> Int { rows.count { $0.contains(text) } }

  @Test("A page of a server shows the pictures of the same server")
  func ownServer() throws {
    let rows = try render(gallery(3, "/faults/picture?*"))
    #expect((0..<3).allSatisfy { count("Store \($0)", in: rows) == 1 && count("S\($0)", in: rows) == 0 })
    #expect(try backend.pictureVisits().requests.count == 3)
  }

  @Test("Pictures of other servers are counted and not loaded; P loads them, and then switches pictures off")
  func otherServer() throws {
    let page = gallery(3, elsewhere + "picture?*")
    let rows = try render(page)
    #expect(count("3 pictures not loaded: P", in: rows) == 1)
    #expect(count("S0", in: rows) == 1)
    #expect(try backend.pictureVisits().requests.isEmpty)
    #expect(count("1 picture not loaded: P", in: try render(gallery(1, elsewhere + "picture"))) == 1)
    let loaded = try render(page, "--keys", "P")
    #expect(count("loading pictures from \(host)", in: loaded) == 1)
    #expect(count("S0", in: loaded) == 0)
    #expect(try backend.pictureVisits().requests.count == 3)
    #expect(count("pictures are off", in: try render(page, "--keys", "P P")) == 1)
  }

  @Test("A narrow screen says the count in fewer words")
  func narrow() throws {
    let page = gallery(3, elsewhere + "picture?*")
    let narrow = try Facet.run(["render", page, "--size", "40x20", "--pictures", "cells"]).output
    #expect(narrow.contains("3 pictures: P"))
  }

  @Test("A host that --picture-host names is asked, and gets no header of the user and no cookie")
  func pictureHost() throws {
    let rows = try render(
      gallery(2, "/faults/picture?*", elsewhere + "picture?*"), "--picture-host", host, "--header", "X-Key: hush",
      "--header", "Cookie: a=hush", "--header", "Authorization: Bearer hush")
    #expect(count("not loaded", in: rows) == 0)
    let requests = try backend.pictureVisits().requests
    #expect(requests.count == 2)
    #expect(requests.allSatisfy { !$0.headers.values.contains { $0.contains("hush") } })
    #expect(try Facet.run("render", Facet.sample("home"), "--picture-host", "https://x/").status == .exited(64))
  }

  @Test("Pictures come over TLS from a server that --cacert makes trusted, and from no other one")
  func trust() throws {
    let authority = try TestAuthority()
    let own = try Backend(trustedBy: authority)
    let page = own.fault("gallery/1?at=/faults/picture")
    let rows = try render(page, "--cacert", authority.file)
    #expect(count("S0", in: rows) == 0 && count("Store 0", in: rows) == 1)
    // The page is plain, and the server of its picture is not trusted.
    let distrusted = try render(gallery(1, own.fault("picture")), "--picture-host", "127.0.0.1:\(own.port)")
    #expect(count("S0", in: distrusted) == 1 && count("connection", in: distrusted) == 1)
  }

  @Test("A saved feed loads nothing from a server unless the user names it")
  func savedFeed() throws {
    let row = """
      {"id": "row:0", "component": {"id": "row.store", "category": "row"}, "text": {"title": "Store 0"},
       "images": {"main": {"uri": "\(elsewhere)picture"}}}
      """
    try folder.write(#"{"body": [{"id": "a", "body": [\#(row)]}]}"#, to: "home.json")
    let file = folder.path("home.json")
    #expect(count("1 picture not loaded: P", in: try render(file)) == 1)
    #expect(try Facet.run("lint", file).errors.isEmpty)
    #expect(try backend.pictureVisits().requests.isEmpty)
    #expect(count("S0", in: try render(file, "--picture-host", host)) == 0)
    #expect(try backend.pictureVisits().requests.count == 1)
  }

  @Test(
    "The block of a picture that does not come says why",
    arguments: [
      ("/faults/status/404", "error 404"), ("/faults/picture/big", "too many"), ("/faults/redirect/4", "too many"),
      ("/faults/leads?to=http://localhost:1/", "refused"), ("/faults/short", "connection"),
      ("/faults/html", "unknown"),
    ])
  func faults(address: String, words: String) throws {
    let rows = try render(gallery(1, address))
    #expect(count(words, in: rows) == 1)
    #expect(count("S0", in: rows) == 1)
  }

  @Test("A page with forty pictures never has more than six requests open")
  func atOnce() throws {
    #expect(try render(gallery(40, "/faults/picture/held?*"), "--full").count > 40)
    let visits = try backend.pictureVisits()
    #expect(visits.requests.count == 40)
    #expect(visits.most == 6)
  }

  @Test("Pictures that have scrolled away are called off")
  func calledOff() throws {
    let tmux = try Tmux(
      Facet.path, [gallery(60, "/faults/picture/drip?*"), "--reduced-motion", "--no-cache"], size: Size(80, 24),
      environment: ["FACET_PICTURES": "cells"])
    try tmux.wait(forText: "Store 0")
    let first = try backend.waitForPictures("pictures") { $0.open == 6 }.requests.count
    try tmux.press("G")
    try tmux.wait(forText: "Store 59")
    // The first ones are called off, and others are open in their place.
    try backend.waitForPictures("other pictures") { $0.requests.count > first && $0.open == $0.requests.count - first }
    try tmux.type("P")
    try backend.waitForPictures("end of all") { $0.open == 0 }
  }

  @Test("A second visit shows the pictures of a page in its first frame, without a request for them")
  func secondVisit() throws {
    let page = gallery(3, "/faults/picture/fresh?*")
    let environment = ["FACET_PICTURES": "cells", "XDG_CACHE_HOME": folder.path]
    let first = try Tmux(Facet.path, [page, "--reduced-motion"], size: Size(80, 30), environment: environment)
    try first.wait(for: "the pictures") { rows in
      rows.contains { $0.contains("Store 2") }
        && !rows.contains { row in ["S0", "S1", "S2"].contains { row.contains($0) } }
    }
    try first.type("q")
    try first.waitForEnd()
    let second = try PtySession(
      Facet.path, [page, "--reduced-motion"], size: Size(80, 30), environment: environment)
    try second.wait(forText: "Store 2", after: 0)
    try second.send("q")
    #expect(try second.waitForExit() == .exited(0))
    // The initials stand in the block until a picture has come.
    #expect(!second.text.contains("S0"))
    #expect(try backend.pictureVisits().requests.count == 3)
    #expect(try Facet.run(["cache"], environment: environment).output.contains("3 pictures, "))
  }

  @Test("A recording of pictures from a server replays when the server is gone")
  func recording() throws {
    let session = folder.path("session.jsonl")
    func record() throws {
      let own = try Backend()
      let page = own.fault("gallery/4?at=/faults/picture?*&at=http://localhost:\(own.port)/faults/picture?*")
      let recorded = try Facet.run([
        "record", page, "-o", session, "--size", "80x24", "--keys", "j P j", "--pictures", "cells",
      ])
      #expect(recorded.status == .exited(0), "\(recorded.errors)")
      #expect(try own.pictureVisits().requests.count == 4)
    }
    try record()
    let replayed = try Facet.run(["replay", session, "--check"])
    #expect(replayed.status == .exited(0), "\(replayed.output)\(replayed.errors)")
  }
}

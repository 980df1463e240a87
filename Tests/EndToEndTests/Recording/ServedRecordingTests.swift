import Drawing
import Foundation
import TestSupport
import Testing

/// Sessions with a server, in which secrets must not be recorded.
struct ServedRecordingTests {
  private let backend: Backend

  init() throws {
    backend = try Backend.shared.get()
  }

  @Test("A session holds no key, token, cookie or cursor of the user")
  func noSecretIsInTheFile() throws {
    let session = try Recorded(
      backend.address + "home.json?api_key=k3y-of-mine", keys: "G G",
      options: ["--header", "Authorization: Bearer t0k3n-of-mine", "--header", "Cookie: session=c00kie-of-mine"])
    #expect(session.command.status == .exited(0), "\(session.command.errors)")
    let text = try session.text
    for secret in ["k3y-of-mine", "t0k3n-of-mine", "c00kie-of-mine"] { #expect(!text.contains(secret)) }
    let feed = try String(contentsOfFile: Facet.sample("home"), encoding: .utf8)
    let cursors = feed.matches(of: /"cursor": "([^"]+)"/).map { String($0.1) }
    #expect(!cursors.isEmpty)
    for cursor in cursors { #expect(!text.contains(cursor)) }
    #expect(text.contains("home.json?api_key=masked-"))
    #expect(text.contains(#"["Authorization","masked-"#))
    // The server has answered, so the recorded request did reach it.
    #expect(text.contains(#""event":"Loaded:1""#))
    #expect(try session.check().status == .exited(0))
  }

  /// Each page has a number, and a reload asks for the page with that number.
  @Test("A reload asks for the page from its own address")
  func aPageIsLoadedAgainFromItsOwnAddress() throws {
    let session = try Recorded(backend.address + "home.json", keys: "j Ctrl-d j l l l Enter r")
    let asked = try session.text.matches(of: /"load":\{"id":[0-9]+,"from":([0-9]+),[^}]*"url":"([^"]*)"/)
    #expect(asked.map { String($0.1) } == ["0", "1"])
    #expect(asked.count == 2 && asked[0].2 == asked[1].2)
  }

  @Test("With --keep-secrets a session holds the headers of the user")
  func secretsCanBeKept() throws {
    let session = try Recorded(
      backend.address + "home.json", keys: "G",
      options: ["--header", "Authorization: Bearer t0k3n-of-mine", "--keep-secrets"])
    let text = try session.text
    #expect(text.contains(#"["Authorization","Bearer t0k3n-of-mine"]"#))
    #expect(!text.contains("masked-"))
    #expect(try session.check().status == .exited(0))
  }

  @Test("A secret that the server echoes is masked in the session")
  func echoedSecretsAreMasked() throws {
    let session = try Recorded(
      backend.fault("echo"), keys: "j", options: ["--header", "Authorization: Bearer t0k3n-of-mine"])
    #expect(!(try session.text.contains("t0k3n-of-mine")))
    #expect(try session.check().status == .exited(0))
  }

  @Test(
    "Secrets of the user are masked in a session however the server encodes them",
    arguments: [
      "echo", "links?to=/faults/said-back/text", "said-back/json", "said-back/percent", "said-back/base64",
      "said-back/page",
    ])
  func everyEncodingIsMasked(fault: String) throws {
    let session = try Recorded(
      backend.fault(fault) + (fault.contains("?") ? "&" : "?") + "access_key=k3y-of-mine&session=s3ss",
      keys: "j Enter r",
      options: ["--header", "X-Key: t0k3n/of mine", "--header", "Cookie: sid=c00kie; n=a7"])
    let text = try session.text
    for secret in ["k3y-of-mine", "t0k3n", "of mine", "c00kie", "of%20mine", "dDBrM24vb2Yg", "Y29va2ll", "=a7", "s3ss"]
    {
      #expect(!text.contains(secret), "\(secret)")
    }
    #expect(try session.check().status == .exited(0))
  }

  @Test("A request that fails is recorded and replayed")
  func failuresAreRecorded() throws {
    let session = try Recorded(backend.fault("links?to=/faults/status/502"), keys: "j Enter Wait:500ms r")
    #expect(try session.text.contains(#""event":"NotLoaded:2,\"the server says 502 Bad Gateway"#))
    #expect(try session.check().status == .exited(0))
  }

  /// Answers may arrive at any time, and are replayed in the order in which they came.
  @Test("A session with a server on a terminal replays the same frames")
  func terminalSessionsAreReplayed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let pty = try PtySession(
      Facet.path, ["record", backend.address + "home.json", "-o", path, "--reduced-motion"], size: Size(80, 24))
    try pty.wait(forText: "360 results", after: 0)
    try pty.settle()
    for keys in ["G", "G", "g"] {
      try pty.send(keys)
      _ = pty.outputWhileIdle(for: .milliseconds(100))
      try pty.settle()
    }
    try pty.send("q")
    #expect(try pty.waitForExit() == .exited(0))
    let text = try folder.text(of: "session.jsonl")
    #expect(text.contains(#""load":{"id":1,"from":0,"home":true,"url":"http://127.0.0.1"#))
    #expect(text.contains(#""event":"Loaded:1""#))
    let check = try Facet.run("replay", path, "--check")
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
  }
}

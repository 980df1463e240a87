import Drawing
import Foundation
import TestSupport
import Testing

/// Opening links with the opener of the system, without a shell.
struct OpeningTests {
  private static let address = "https://example.com/?a=$(touch%20x)&b=;reboot&c=*~#[1](2),!@:+"

  private func feed(_ uri: String) -> String {
    #"""
    {"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text","category":"row"},"text":{"title":"A link"},
    "events":{"click":{"name":"navigate","data":{"uri":"\#(uri)"}}}}]}]}
    """#
  }

  /// The opener. Tests link to it instead of writing a copy, because a file that a process has open for writing cannot
  /// be run.
  private static let opener = Repository.path("Tests/Programs/opener.sh")

  private func session(_ folder: TemporaryFolder, _ uri: String, openers: [String]) throws -> PtySession {
    try folder.write("", to: "bin/placeholder")
    for name in openers {
      try FileManager.default.createSymbolicLink(atPath: folder.path("bin/\(name)"), withDestinationPath: Self.opener)
    }
    // The script needs this program. The folders of the system may hold openers of their own.
    try FileManager.default.createSymbolicLink(atPath: folder.path("bin/mv"), withDestinationPath: "/bin/mv")
    let feed = try folder.write(feed(uri), to: "feed.json")
    let path = folder.path("bin")
    let session = try PtySession(
      Facet.path, [feed], size: Size(100, 24), environment: ["PATH": path, "WITNESS": folder.path("witness")])
    try session.wait(forText: "feed.json", after: 0)
    return session
  }

  @Test(
    "The key o passes the address to the opener as one unchanged argument", arguments: ["xdg-open", "open", "wslview"])
  func anAddressIsOneArgument(opener: String) throws {
    let folder = try TemporaryFolder()
    let session = try session(folder, Self.address, openers: [opener])
    try session.send("j\r")
    try session.wait(forText: "opens it in the browser", after: 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("witness")))
    try session.send("o")
    #expect(try folder.text(of: "witness") == "1\n\(Self.address)\nanswer:\n")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.text.contains("noise") && !session.text.contains("and errors"))
    #expect(session.privateModes.areRestored)
  }

  @Test("Of several openers only one runs")
  func onlyOneOpenerRuns() throws {
    let folder = try TemporaryFolder()
    let session = try session(folder, "https://example.com/", openers: ["xdg-open", "open", "wslview"])
    try session.send("jo")
    #expect(try folder.text(of: "witness").hasPrefix("1\n"))
    try FileManager.default.removeItem(atPath: folder.path("witness"))
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: folder.path("witness")))
  }

  @Test("Without an opener the program says that links cannot be opened")
  func aMissingOpenerIsReported() throws {
    let folder = try TemporaryFolder()
    let session = try session(folder, "https://example.com/", openers: [])
    try session.send("jo")
    try session.wait(forText: "no program found that opens links", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test(
    "Addresses that are not plain web addresses are not passed to the opener",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "https://example.com\\\\a", "https://exämple.com/", "store/1",
      "https://example.com/\\u001b]0;x\\u0007", "doordash://orders",
    ])
  func otherAddressesAreNotOpened(uri: String) throws {
    let folder = try TemporaryFolder()
    let session = try session(folder, uri, openers: ["xdg-open"])
    try session.send("jo:quit\r")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: folder.path("witness")))
  }
}

import Drawing
import Foundation
import TestSupport
import Testing

/// Searching all pages that were seen, without a server.
struct OfflineSearchTests {
  private let folder: TemporaryFolder
  private var environment: [String: String] { ["XDG_CACHE_HOME": folder.path] }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func title(_ number: Int) -> String { number == 70 ? "Jókai bean soup" : "Dish \(number)" }

  /// A home page with a link to a long menu, which has a soup near its end.
  private func bundle() throws -> TemporaryFolder {
    let bundle = try TemporaryFolder()
    try bundle.write(
      #"{"entry": "home.json", "answers": [{"uri": "menu", "file": "menu.json"}]}"#, to: "index.json")
    let click = #""events": {"click": {"name": "navigate", "data": {"uri": "menu"}}}"#
    try bundle.write(
      #"{"body": [{"id": "top", "body": [{"id": "go", "component": {"id": "row.text", "category": "row"}, "#
        + #""text": {"title": "To the menu"}, \#(click)}]}]}"#, to: "home.json")
    let rows = (0..<80).map { number in
      #"{"id": "dish:\#(number)", "component": {"id": "row.item", "category": "row"}, "#
        + #""text": {"title": "\#(title(number))"}, \#(click)}"#
    }
    try bundle.write(#"{"body": [{"id": "mains", "body": [\#(rows.joined(separator: ","))]}]}"#, to: "menu.json")
    return bundle
  }

  @Test("A facet of another cached page is found offline, and its row leads to it")
  func offlineSearch() throws {
    let bundle = try bundle()
    var own: Backend? = try Backend(serving: bundle.path)
    let address = try #require(own).address
    let session = try PtySession(
      Facet.path, [address, "--reduced-motion"], size: Size(100, 24), environment: environment)
    try session.wait(forText: "To the menu", after: 0)
    try session.send("j\r")
    try session.wait(forText: "Dish 3", after: 0)
    try session.settle()
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    own = nil

    let tmux = try Tmux(
      Facet.path, [address, "--offline", "--reduced-motion"], size: Size(100, 24), environment: environment)
    try tmux.wait(forText: "To the menu")
    try tmux.press(":", "j", "o", "k", "a", "i")
    try tmux.wait(forText: "find “jokai” in all pages seen")
    try tmux.press("Enter")
    try tmux.wait(forText: "1 facet of the pages seen says “jokai”")
    try tmux.press("j", "Enter")
    try tmux.wait(for: "the focus on the soup, among its neighbours") { rows in
      rows.contains { $0.contains("▌") && $0.contains("Jókai bean soup") } && rows.contains { $0.contains("Dish 68") }
    }

    // A script finds the same, and another account finds nothing.
    let keys = ["render", address, "--offline", "--size", "90x20", "--keys", #": "jokai" Enter"#]
    let found = try Command.run(Facet.path, keys, environment: environment)
    #expect(found.output.contains("Jókai bean soup") && found.output.contains("1 facet of the pages seen"))
    let other = try Command.run(
      Facet.path, keys + ["--header", "Authorization: Bearer other"], environment: environment)
    #expect(!other.output.contains("bean soup"))
  }
}

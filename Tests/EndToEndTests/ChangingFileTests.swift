import Drawing
import Foundation
import TestSupport
import Testing

/// Files that change while they are open.
struct ChangingFileTests {
  /// Runs `body` with a copy of a sample that it may change.
  private func withCopy(of sample: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(sample).json")
    try FileManager.default.copyItem(at: URL(filePath: Facet.sample(sample)), to: file)
    try body(file)
  }

  private func edit(_ file: URL, atomically: Bool, _ change: (String) -> String) throws {
    try change(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: atomically, encoding: .utf8)
  }

  @Test("The message about a broken file disappears once the file is repaired")
  func repairingAFileRemovesTheMessage() throws {
    try withCopy(of: "home") { file in
      let whole = try String(contentsOf: file, encoding: .utf8)
      let tmux = try Tmux(Facet.path, [file.path, "--reduced-motion"], size: Size(120, 24))
      try tmux.wait(forText: "home.json")
      try "{".write(to: file, atomically: true, encoding: .utf8)
      try tmux.wait(forText: "page not updated")
      try whole.write(to: file, atomically: true, encoding: .utf8)
      try tmux.wait(for: "the message to disappear") { rows in
        !rows.contains { $0.contains("page not updated") } && rows.contains { $0.contains("home.json") }
      }
    }
  }

  @Test(
    "A saved file is shown with the same focus and scrolling, and a broken one leaves the page",
    arguments: [true, false])
  func aSavedFileIsShownInPlace(atomically: Bool) throws {
    try withCopy(of: "home") { file in
      let tmux = try Tmux(Facet.path, [file.path, "--reduced-motion"], size: Size(80, 24))
      try tmux.wait(forText: "home.json")
      try tmux.press("C-d", "j")
      let before = try tmux.settledRows(with: "▌")
      try edit(file, atomically: atomically) { $0.replacing("Kopi Pagi", with: "Kopi Puma") }
      let after = before.dropLast().map { $0.replacing("Kopi Pagi", with: "Kopi Puma") }
      try tmux.wait(for: "the new name at the same place") { $0.dropLast().elementsEqual(after) }
      let whole = try String(contentsOf: file, encoding: .utf8)
      try edit(file, atomically: atomically) { String($0.dropLast(1000)) }
      try tmux.wait(for: "the message below the same page") { rows in
        rows.last?.contains("page not updated") == true && rows.dropLast().elementsEqual(after)
      }
      try edit(file, atomically: atomically) { _ in whole.replacing("Kopi Puma", with: "Kopi Peta") }
      try tmux.wait(forText: "Kopi Peta")
    }
  }

  @Test("With --watch a change of the compared file is shown as well")
  func theComparedFileIsWatchedToo() throws {
    try withCopy(of: "store") { file in
      let words = ["render", Facet.sample("store"), "--compare", file.path, "--size", "100x12", "--watch"]
      let session = try PtySession(Facet.path, words)
      try session.wait(forText: "Noodle Harbor", after: 0)
      try edit(file, atomically: true) { $0.replacing("Noodle Harbor", with: "Ramen Harbor") }
      try session.wait(forText: "Ramen Harbor", after: 0)
      try session.send("\u{3}")
      #expect(try session.waitForExit() == .signaled(2))
    }
  }

  @Test("With --watch `render` prints a frame or an error for every change")
  func renderPrintsEveryNewFrame() throws {
    try withCopy(of: "store") { file in
      let session = try PtySession(Facet.path, ["render", file.path, "--size", "60x12", "--watch"])
      try session.wait(forText: "Noodle Harbor", after: 0)
      try edit(file, atomically: true) { $0.replacing("Noodle Harbor", with: "Ramen Harbor") }
      try session.wait(forText: "Ramen Harbor", after: 0)
      try edit(file, atomically: true) { _ in "{" }
      try session.wait(forText: "store.json:1:", after: 0)
      try session.send("\u{3}")
      #expect(try session.waitForExit() == .signaled(2))
    }
  }

  /// A folder with a page that has a filter and a link, the answer to the filter, and the page of the link.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let filter = #"""
      {"id":"filters","component":{"id":"carousel.filters","category":"carousel"},
       "events":{"click":{"name":"load_content","data":{"sections":["stores"]}}},
       "children":[{"id":"offers","component":{"id":"filter.binary","category":"filter"},
         "text":{"title":"Offers"},"custom":{"filter_id":"offers"}}]}
      """#
    let stores = #"""
      {"id":"stores","body":[{"id":"a","component":{"id":"row.store","category":"row"},"text":{"title":"TITLE"},
       "events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}]}
      """#
    let files = [
      "home.json": #"{"body":[{"id":"top","body":[\#(filter)]},"#
        + stores.replacing("TITLE", with: "All the stores") + "]}",
      "offers.json": #"{"body":[\#(stores.replacing("TITLE", with: "Half price"))]}"#,
      "store.json": #"{"body":[\#(stores.replacing("TITLE", with: "Salted rye"))]}"#,
      "index.json": #"""
      {"entry":"home.json","answers":[{"uri":"store/*","file":"store.json"},
       {"sections":["stores"],"filterQuery":"offers=true","file":"offers.json"}]}
      """#,
    ]
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try body(folder)
  }

  @Test("A page that a link has opened is shown again as soon as its file is saved, without another key")
  func openedPagesAreWatched() throws {
    try withFolder { folder in
      let tmux = try Tmux(Facet.path, [folder.path, "--reduced-motion"], size: Size(60, 14))
      try tmux.wait(forText: "All the stores")
      try tmux.press("Tab", "j", "Enter")
      try tmux.wait(forText: "Salted rye")
      _ = try tmux.settledRows(with: "Salted rye")
      try edit(folder.appending(path: "store.json"), atomically: true) { $0.replacing("Salted", with: "Toasted") }
      try tmux.wait(forText: "Toasted rye")
    }
  }

  @Test("The answer to a filter is shown again when its file is saved")
  func filteredSectionsAreWatched() throws {
    try withFolder { folder in
      let tmux = try Tmux(Facet.path, [folder.path, "--reduced-motion"], size: Size(60, 14))
      try tmux.wait(forText: "All the stores")
      try tmux.press("Tab", "Space")
      try tmux.wait(forText: "Half price")
      _ = try tmux.settledRows(with: "Half price")
      try edit(folder.appending(path: "offers.json"), atomically: true) { $0.replacing("Half", with: "Best") }
      try tmux.wait(forText: "Best price")
      try tmux.wait(forText: "✓ Offers")
    }
  }
}

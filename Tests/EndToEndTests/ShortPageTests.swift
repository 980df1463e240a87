import Drawing
import Foundation
import TestSupport
import Testing

/// Pages that are shorter than the screen, so that the next page is loaded at once.
struct ShortPageTests {
  private func withPages(_ body: ([String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try (1...3).map { number in
      let next = number < 3 ? #"{"name":"loadContent","data":{"offset":"\#(number)"}}"# : "null"
      let row = #"{"id":"\#(number)","component":{"id":"row.text"},"text":{"title":"Page number \#(number)"}}"#
      let file = folder.appending(path: "\(number).json")
      try Data(#"{"body":[{"id":"s","body":[\#(row)]}],"page":{"next":\#(next)}}"#.utf8).write(to: file)
      return file.path
    }
    try body(paths)
  }

  @Test("A script shows all pages that fit on the screen")
  func aScriptLoadsAllPages() throws {
    try withPages { paths in
      let shown = try Facet.run("render", paths[0], paths[1], paths[2], "--keys", "Down", "--size", "60x20")
      #expect(shown.status == .exited(0))
      for number in 1...3 { #expect(shown.output.contains("Page number \(number)")) }
    }
  }

  @Test("The screen shows all pages that fit on it without a key")
  func theScreenShowsThemAllWithoutAKey() throws {
    try withPages { paths in
      let session = try PtySession(Facet.path, paths, size: Size(60, 20))
      try session.wait(forText: "Page number 3", after: 0)
      #expect(session.text.contains("Page number 2"))
      try session.send("q")
      #expect(try session.waitForExit() == .exited(0))
    }
  }
}

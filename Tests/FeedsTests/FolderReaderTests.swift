import Feeds
import Foundation
import Testing

struct FolderReaderTests {
  @Test("JSON, archives and web pages are found in a folder and below it, in any case of their extensions")
  func filesAreFound() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "deep.json"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [
      "a.json", "b.JSON", "c.Json", "deep.json/d.jSoN", "e.jsonl", "f.txt", "json", ".hidden.json", "g.HAR", "h.html",
      "har",
    ] {
      try Data("{}".utf8).write(to: folder.appending(path: name))
    }
    let files = try FolderReader.feedFiles(in: folder.path).files
    #expect(
      files.map { $0.dropFirst(folder.path.count) } == [
        "/a.json", "/b.JSON", "/c.Json", "/deep.json/d.jSoN", "/g.HAR", "/h.html",
      ])
  }
}

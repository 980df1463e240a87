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
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.json"), withDestinationURL: folder.appending(path: "deep.json"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "z.json"), withDestinationURL: folder.appending(path: "a.json"))
    let found = try FolderReader.feedFiles(in: folder.path)
    #expect(found.links.map { $0.dropFirst(folder.path.count) } == ["/link.json"])
    #expect(
      found.files.map { $0.dropFirst(folder.path.count) } == [
        "/a.json", "/b.JSON", "/c.Json", "/deep.json/d.jSoN", "/g.HAR", "/h.html", "/z.json",
      ])
  }
}

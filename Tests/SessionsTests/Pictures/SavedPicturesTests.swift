import Foundation
import Pictures
import TestSupport
import Testing

@testable import Sessions

@Suite struct SavedPicturesTests {
  private func withPictures(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "facet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path)
  }

  private func bytes(_ result: Result<[UInt8], PictureFault>) -> String? {
    (try? result.get()).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A relative address is a path from the folder of the feed's own file, and stays in it")
  func relative() throws {
    try withPictures(["feeds/home.json": "{}", "feeds/p/a.png": "inside", "secret.png": "outside"]) { folder in
      let file = folder + "/feeds/home.json"
      let pictures = SavedPictures(.pages([file], read: [:]))
      #expect(pictures.reach.holds("p/a.png"))
      #expect(bytes(pictures.bytes(at: "p/a.png", of: file)) == "inside")
      #expect(bytes(pictures.bytes(at: "p/a.png?w=7", of: file)) == "inside")
      #expect(pictures.bytes(at: "../secret.png", of: file) == .failure(.missing))
      #expect(pictures.bytes(at: "p/b.png", of: file) == .failure(.missing))
      #expect(pictures.bytes(at: "p", of: file) == .failure(.missing))
      #expect(pictures.bytes(at: "p/a.png", of: nil) == .failure(.missing))
    }
  }

  @Test("Files beside an index have the pictures that it names")
  func index() throws {
    let index = #"{"entry": "home.json", "pictures": [{"uri": "https://img.example/*", "folder": "p"}]}"#
    try withPictures(["home.json": "{}", "index.json": index, "p/a.png": "inside"]) { folder in
      let file = folder + "/home.json"
      let pictures = SavedPictures(.pages([file], read: [:]))
      #expect(pictures.reach.holds("https://img.example/a.png"))
      #expect(!pictures.reach.holds("https://other.example/a.png"))
      #expect(bytes(pictures.bytes(at: "https://img.example/a.png", of: file)) == "inside")
      #expect(pictures.bytes(at: "https://img.example/../home.json", of: file) == .failure(.missing))
      #expect(pictures.bytes(at: "https://other.example/a.png", of: file) == .failure(.missing))
    }
  }

  @Test("An index that cannot be read costs the pictures only")
  func brokenIndex() throws {
    try withPictures(["home.json": "{}", "index.json": "{\"pictures\": [{"]) { folder in
      let pictures = SavedPictures(.pages([folder + "/home.json"], read: [:]))
      #expect(pictures.reach.prefixes.isEmpty)
    }
  }

  @Test("A feed from a pipe has no files beside it, but its data addresses")
  func pipe() {
    let pictures = SavedPictures(.pages(["-"], read: ["-": .init("{}")]))
    #expect(!pictures.reach.holds("a.png"))
    #expect(bytes(pictures.bytes(at: "data:,x", of: nil)) == "x")
  }
}

import Foundation
import TestSupport
import Testing

/// Replaying the archives of browsers and proxies.
struct ArchiveTests {
  private func withArchive(_ body: (String) throws -> Void) throws {
    let entries = try [
      ("https://api.example.com/v1/home_feed", "home"), ("https://api.example.com/v1/home_feed?cursor=x", "home-2"),
      ("https://api.example.com/v1/store/1", "store"),
    ].map { url, sample -> [String: Any] in
      let text = try String(contentsOfFile: Facet.sample(sample), encoding: .utf8)
      return ["request": ["method": "GET", "url": url], "response": ["content": ["text": text]]]
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try JSONSerialization.data(withJSONObject: ["log": ["entries": entries]]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private func rows(_ command: Command) -> [Substring] {
    command.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("An archive shows the same pages as the files that it was made of")
  func anArchiveIsBrowsedLikeItsFiles() throws {
    try withArchive { file in
      let home = try Facet.run("render", file, "--size", "80x24")
      let plain = try Facet.run("render", Facet.sample("home"), "--size", "80x24")
      #expect(home.status == .exited(0))
      #expect(rows(home).dropLast(2) == rows(plain).dropLast(2))
      let end = try Facet.run("render", file, "--size", "80x24", "--keys", "G G")
      #expect(end.output.contains("Late night") || end.output.contains("Phở Sáu Cây"))
      let reloaded = try Facet.run("replay", file)
      #expect(reloaded.status == .exited(0))
      #expect(reloaded.output.contains("What sounds good tonight?"))
    }
  }

  @Test("An archive without a feed is refused with the position of its entries")
  func archivesWithoutAFeedAreRefused() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).har")
    try Data("{\n \"log\": {\"entries\": []}}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Facet.run("replay", file.path)
    #expect(command.status == .exited(65))
    #expect(command.errors.hasSuffix(".har:2:21: none of these responses holds a feed\n"))
  }
}

import Feeds
import Foundation
import Glibc
import TestSupport
import Testing

struct FileWatchTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// What is said of a file after something has been done to it; the kernel says it at once.
  private func changes(_ deed: (URL) throws -> Void) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "feed.json")
    try Data("1".utf8).write(to: file)
    guard var watch = FileWatch() else { throw HarnessError("nothing is watched here") }
    watch.watch(file.path)
    watch.watch(file.path)
    let early = watch.changedFiles()
    #expect(early.isEmpty)
    try deed(file)
    let changed = watch.changedFiles().map { $0.split(separator: "/").last.map(String.init) ?? "" }
    let late = watch.changedFiles()
    #expect(late.isEmpty)
    return changed
  }

  @Test func aFileThatIsWrittenAnewIsSaidOnce() throws {
    #expect(
      try changes { file in
        for text in ["22", "3"] { try Data(text.utf8).write(to: file) }
      } == ["feed.json"])
  }

  @Test func anotherFileInItsPlaceIsSaid() throws {
    let changed = try changes { file in
      let other = file.deletingLastPathComponent().appending(path: "feed.json~")
      try Data("22".utf8).write(to: other)
      guard rename(other.path, file.path) == 0 else { throw HarnessError("the file cannot be renamed") }
    }
    #expect(changed == ["feed.json"])
  }

  @Test func otherFilesAreNobodysBusiness() throws {
    #expect(
      try changes { try Data("22".utf8).write(to: $0.deletingLastPathComponent().appending(path: "x.json")) } == [])
  }

  @Test func whatIsNotThereYetMayCome() throws {
    #expect(
      try changes { file in
        try FileManager.default.removeItem(at: file)
        try Data("22".utf8).write(to: file)
      } == ["feed.json"])
  }

  @Test func aFolderThatIsNotThereIsNoFailure() throws {
    guard var watch = FileWatch() else { throw HarnessError("nothing is watched here") }
    watch.watch("/nowhere/at/all.json")
    let changed = watch.changedFiles()
    #expect(changed.isEmpty)
  }
}

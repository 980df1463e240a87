import Feeds
import Foundation
import Glibc
import TestSupport
import Testing

struct FileWatchTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// The names of the files reported as changed after the given action. The kernel reports changes at once.
  private func changes(_ action: (URL) throws -> Void) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "feed.json")
    try Data("1".utf8).write(to: file)
    guard var watch = FileWatch() else { throw HarnessError("this system cannot watch files") }
    watch.watch(file.path)
    watch.watch(file.path)
    let early = watch.changedFiles()
    #expect(early.isEmpty)
    try action(file)
    let changed = watch.changedFiles().map { $0.split(separator: "/").last.map(String.init) ?? "" }
    let late = watch.changedFiles()
    #expect(late.isEmpty)
    return changed
  }

  @Test("A file that is written twice is reported once") func rewrittenFilesAreReportedOnce() throws {
    #expect(
      try changes { file in
        for text in ["22", "3"] { try Data(text.utf8).write(to: file) }
      } == ["feed.json"])
  }

  @Test("A file that is replaced by renaming another is reported") func replacedFilesAreReported() throws {
    let changed = try changes { file in
      let other = file.deletingLastPathComponent().appending(path: "feed.json~")
      try Data("22".utf8).write(to: other)
      guard rename(other.path, file.path) == 0 else { throw HarnessError("the file cannot be renamed") }
    }
    #expect(changed == ["feed.json"])
  }

  @Test("Changes of other files in the folder are not reported") func otherFilesAreIgnored() throws {
    #expect(
      try changes { try Data("22".utf8).write(to: $0.deletingLastPathComponent().appending(path: "x.json")) } == [])
  }

  @Test("A file that is deleted and created again is reported") func recreatedFilesAreReported() throws {
    #expect(
      try changes { file in
        try FileManager.default.removeItem(at: file)
        try Data("22".utf8).write(to: file)
      } == ["feed.json"])
  }

  @Test("Watching a file in a folder that does not exist is not a failure") func missingFoldersAreAccepted() throws {
    guard var watch = FileWatch() else { throw HarnessError("this system cannot watch files") }
    watch.watch("/nowhere/at/all.json")
    let changed = watch.changedFiles()
    #expect(changed.isEmpty)
  }
}

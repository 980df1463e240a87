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

  /// Does something to a link to a file, and returns the files reported as changed after each step.
  private func changes(ofLink steps: ((URL) throws -> Void)...) throws -> [Set<String>] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["monday", "tuesday"] { try Data(name.utf8).write(to: folder.appending(path: name + ".json")) }
    let link = folder.appending(path: "latest.json")
    guard symlink("monday.json", link.path) == 0 else { throw HarnessError("the link cannot be made") }
    guard var watch = FileWatch() else { throw HarnessError("this system cannot watch files") }
    watch.watch(link.path)
    var changes: [Set<String>] = []
    for step in steps {
      try step(link)
      changes.append(Set(watch.changedFiles().compactMap { $0.split(separator: "/").last.map(String.init) }))
    }
    return changes
  }

  private static func write(_ name: String) -> (URL) throws -> Void {
    { try Data("new".utf8).write(to: $0.deletingLastPathComponent().appending(path: name + ".json")) }
  }

  private static func point(to name: String) -> (URL) throws -> Void {
    { link in
      let draft = link.deletingLastPathComponent().appending(path: "draft")
      guard symlink(name + ".json", draft.path) == 0, rename(draft.path, link.path) == 0 else {
        throw HarnessError("the link cannot be replaced")
      }
    }
  }

  private static func remove(_ link: URL) throws {
    guard unlink(link.path) == 0 else { throw HarnessError("the link cannot be removed") }
  }

  private static func makeAgain(_ link: URL) throws {
    guard symlink("tuesday.json", link.path) == 0 else { throw HarnessError("the link cannot be made") }
  }

  @Test("A link that leads to another file is reported, and then that file when it is written")
  func replacedLinksAreReported() throws {
    let latest: Set = ["latest.json"]
    let changes = try changes(
      ofLink: Self.write("monday"), Self.point(to: "tuesday"), Self.write("tuesday"), Self.write("monday"),
      Self.point(to: "monday"), { _ in }, Self.write("monday"))
    #expect(changes == [latest, latest, latest, [], latest, [], latest])
  }

  @Test("A link that is removed and made again is reported")
  func recreatedLinksAreReported() throws {
    let changes = try changes(ofLink: Self.remove, Self.makeAgain, Self.write("tuesday"), Self.write("monday"))
    #expect(changes == [[], ["latest.json"], ["latest.json"], []])
  }

  @Test("Watching a file in a folder that does not exist is not a failure") func missingFoldersAreAccepted() throws {
    guard var watch = FileWatch() else { throw HarnessError("this system cannot watch files") }
    watch.watch("/nowhere/at/all.json")
    let changed = watch.changedFiles()
    #expect(changed.isEmpty)
  }
}

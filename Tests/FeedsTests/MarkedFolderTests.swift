import Foundation
import TestSupport
import Testing

@testable import Feeds

/// A folder whose files a program may replace because they carry its mark.
struct MarkedFolderTests {
  private let folder: TemporaryFolder
  private let site: String

  init() throws {
    folder = try TemporaryFolder()
    site = folder.path("site")
  }

  private func write(_ names: String...) throws(NewFiles.Fault) {
    try MarkedFolder(site, mark: "<made by me>", ending: ".page").write(
      names.map { ($0, Array("<made by me> \($0)".utf8)) })
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: site).sorted() }

  @Test("Marked files are replaced, and those that are no longer made are gone")
  func markedFilesAreReplaced() throws {
    try write("a.page", "b.page")
    try write("b.page", "c.page")
    #expect(try names() == ["b.page", "c.page"])
    let mode = try FileManager.default.attributesOfItem(atPath: site + "/c.page")[.posixPermissions] as? Int
    #expect(mode.map { $0 & 0o044 } == 0o044)
  }

  @Test(
    "A folder with any other file is left as it was",
    arguments: ["notes.txt", "other.page", "folder.page/x", ".hidden"])
  func otherFilesAreSafe(name: String) throws {
    try write("a.page")
    try folder.write("mine", to: "site/" + name)
    let before = try names()
    #expect(throws: NewFiles.Fault.isThere) { try write("a.page", "b.page") }
    #expect(try names() == before)
    #expect(try folder.text(of: "site/a.page") == "<made by me> a.page")
  }

  @Test("A link is not a marked file, wherever it leads")
  func linksAreOtherFiles() throws {
    try write("a.page")
    symlink("a.page", site + "/b.page")
    #expect(throws: NewFiles.Fault.isThere) { try write("c.page") }
    #expect(try names() == ["a.page", "b.page"])
  }
}

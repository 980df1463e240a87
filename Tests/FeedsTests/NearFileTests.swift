import Feeds
import TestSupport
import Testing

/// Files that a misspelled path probably means.
struct NearFileTests {
  @Test(
    "A file with a similar name is meant, and one that has only the ending is not",
    arguments: [
      ("hme.json", "home.json"), ("home.jsn", "home.json"), ("menu.har", nil), ("bl.json", nil), ("c.json", nil),
      ("home", "home.json"), ("homes.json", "home.json"), ("mneu.json", "menu.json"),
    ] as [(String, String?)])
  func filesAreMeant(name: String, meant: String?) throws {
    let folder = try TemporaryFolder()
    for file in ["g.json", "home.json", "menu.json"] { try folder.write("{}", to: file) }
    #expect(NearFile.meant(by: folder.path(name)) == meant.map { folder.path($0) })
  }
}

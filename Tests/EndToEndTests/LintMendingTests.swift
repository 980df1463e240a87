import Foundation
import TestSupport
import Testing

/// `lint --fix` and `lint --patch` on files.
@Suite struct LintMendingTests {
  private static let damaged = """
    {"body": [{"id": "s", "body": [
      {"id": "old", "id": "a", "component": {"id": "row.text"},
       "text": {"titel": "Kelp"}}
    ]}]}

    """
  private static let meant = """
    {"body": [{"id": "s", "body": [
      {"id": "a", "component": {"id": "row.text"},
       "text": {"title": "Kelp"}}
    ]}]}

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.damaged, to: "pages/kelp.json")
    try folder.write("{}", to: "pages/settings.json")
  }

  /// Runs lint in the folder.
  private func lint(_ words: String) throws -> Command {
    try Command.run("sh", ["-c", "cd '\(folder.path)' && '\(Facet.path)' lint \(words)"])
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  @Test("Files are corrected in their place, and what is left is reported")
  func fix() throws {
    let run = try lint("--fix pages")
    #expect(run.status == .exited(0))
    #expect(run.errors.contains("pages/kelp.json: mended 1 F006, 1 F060"))
    #expect(try text("pages/kelp.json") == Self.meant)
    #expect(try text("pages/settings.json") == "{}")
    #expect(run.output == "1 file: 0 errors, 0 warnings, 0 notes; 1 facet, 1 shown, 0 left out\n")
    let again = try lint("--fix pages/kelp.json --quiet")
    #expect(again.errors.isEmpty && again.output.isEmpty)
  }

  @Test("A link stays a link, the file behind it keeps its rights, and nothing else is left in the folder")
  func links() throws {
    let file = folder.path("pages/kelp.json")
    #expect(chmod(file, 0o640) == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: file)
    #expect(try lint("--fix link.json").status == .exited(0))
    #expect(try text("pages/kelp.json") == Self.meant)
    let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(rights == 0o640)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["link.json", "pages", "pages/kelp.json", "pages/settings.json"])
  }

  @Test("A patch changes nothing, ends with status 1, and leads to the same files as the correction")
  func patch() throws {
    let run = try lint("--patch pages")
    #expect(run.status == .exited(1))
    #expect(try text("pages/kelp.json") == Self.damaged)
    #expect(try Command.run("git", ["-C", folder.path, "apply", "-"], input: run.outputBytes).status == .exited(0))
    #expect(try text("pages/kelp.json") == Self.meant)
    let rest = try lint("--patch pages")
    #expect(rest.status == .exited(0) && rest.output.isEmpty)
  }

  @Test(
    "A patch names files so that git and patch find them, whatever their names are",
    arguments: ["with space.json", "quote\".json", "back\\slash.json", "colon:comma,100%.json", "übung 😀.json"])
  func patchedNames(name: String) throws {
    try folder.write(Self.damaged, to: "odd/" + name)
    let run = try lint("--patch odd")
    #expect(run.status == .exited(1))
    for command in ["git apply --check -", "patch -p1 --silent"] {
      let words = ["-c", "cd '\(folder.path)' && \(command)"]
      let applied = try Command.run("sh", words, input: run.outputBytes)
      #expect(applied.status == .exited(0), "\(command): \(applied.errors) \(applied.output)")
    }
    #expect(try text("odd/" + name) == Self.meant)
  }

  @Test("The patch of a file behind a link is about the file")
  func patchedLinks() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: "pages/kelp.json")
    let run = try lint("--patch link.json")
    #expect(try Command.run("git", ["-C", folder.path, "apply", "-"], input: run.outputBytes).status == .exited(0))
    #expect(try text("pages/kelp.json") == Self.meant)
  }

  @Test("Chosen rules alone are mended")
  func chosen() throws {
    _ = try lint("--fix --select F060 pages")
    #expect(try text("pages/kelp.json") == Self.damaged.replacing("titel", with: "title"))
  }

  @Test("A file in a folder that cannot be written stays whole, and the status says so")
  func unwritable() throws {
    #expect(chmod(folder.path("pages"), 0o555) == 0)
    defer { chmod(folder.path("pages"), 0o755) }
    let user = "setpriv --reuid 65534 --clear-groups"
    let command = "cd '\(folder.path)' && exec \(user) '\(Facet.path)' lint --fix pages/kelp.json"
    #expect(chmod(folder.path, 0o755) == 0)
    let run = try Command.run("sh", ["-c", command])
    #expect(run.status == .exited(74), "\(run.errors)")
    #expect(try text("pages/kelp.json") == Self.damaged)
  }

  @Test(
    "Corrections of what is no file are refused",
    arguments: ["--fix -", "--patch - < /dev/null", "--fix http://localhost/x", "--fix --patch pages"])
  func refused(words: String) throws {
    #expect(try lint(words).status == .exited(64))
  }

  @Test(
    "Options that each ask for another result are refused together, and change nothing",
    arguments: [
      ["custom", "update-baseline"], ["custom", "fix"], ["update-baseline", "fix"], ["update-baseline", "patch"],
    ])
  func tasks(_ options: [String]) throws {
    let run = try lint("pages --baseline known.json --\(options[0]) --\(options[1])")
    #expect(run.status == .exited(64) && run.output.isEmpty)
    #expect(run.errors == "facet: --\(options[0]) cannot be combined with --\(options[1]); run lint twice\n")
    #expect(try text("pages/kelp.json") == Self.damaged)
    #expect(!FileManager.default.fileExists(atPath: folder.path("known.json")))
  }
}

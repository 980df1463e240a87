import Foundation
import TestSupport
import Testing

/// Output that goes to a named file, and commands that print nothing.
struct OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name).path
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  @Test("render -o writes to the file what it would print", arguments: [["-o"], ["--output"]])
  func renderWritesToTheFile(option: [String]) throws {
    let file = try path("home.txt")
    let page = ["render", Facet.sample("home"), "--size", "60x20"]
    let printed = try Facet.run(page).output
    let written = try Facet.run(page + option + [file])
    #expect(written.output == "" && written.errors == "")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed)
    #expect(try Facet.run(page + ["-o", "-"]).output == printed)
  }

  @Test(
    "A dash is standard output, and no command writes a file of that name",
    arguments: [
      ["report", "r.jsonl"], ["report", "r.jsonl", "--format", "html"], ["events", "e.jsonl"],
      ["record", Facet.sample("home"), "--size", "60x20", "--keys", "j"],
    ])
  func dashIsStandardOutput(words: [String]) throws {
    try #"{"status":"ok"}"#.write(toFile: try path("r.jsonl"), atomically: true, encoding: .utf8)
    try #"{"event":"click","component":"a","section":"b","position":0}"#
      .write(toFile: try path("e.jsonl"), atomically: true, encoding: .utf8)
    func run(_ output: String) throws -> Command {
      try Command.run("/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", folder.path, Facet.path] + words + ["-o", output])
    }
    let printed = try run("-")
    #expect(printed.status == .exited(0) && printed.errors == "", "\(printed.errors)")
    #expect(try names() == ["e.jsonl", "r.jsonl"])
    #expect(try run("out").output == "")
    let written = try String(contentsOfFile: try path("out"), encoding: .utf8)
    #expect(written != "" && written == printed.output)
  }

  @Test("A site is not written to standard output, nor is a recording that is shown on it")
  func foldersAndScreens() throws {
    let site = try Command.run("/bin/sh", ["-c", "cd \"$0\" && exec \"$1\" gallery -o -", try path(""), Facet.path])
    #expect(site.status == .exited(64) && site.errors == "facet: a site is a folder: -o components/\n")
    #expect(try names() == [])
    let session = try PtySession(Facet.path, ["record", Facet.sample("home"), "-o", "-"])
    #expect(try session.waitForExit() == .exited(64))
    #expect(session.text.contains("the recording needs a file: -o session.jsonl"))
  }

  @Test("A page that cannot be drawn leaves the file as it was, with nothing beside it")
  func failuresKeepTheFile() throws {
    let file = try path("home.txt")
    try "before".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Facet.run("render", "/dev/null", "-o", file).status != .exited(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "before")
    #expect(try names() == ["home.txt"])
  }

  @Test("A link stays a link, the file behind it is replaced, and it keeps its mode")
  func linksStay() throws {
    let file = try path("home.txt")
    try "before".write(toFile: file, atomically: true, encoding: .utf8)
    chmod(file, 0o640)
    let link = try path("link.txt")
    symlink("home.txt", link)
    #expect(try Facet.run("render", Facet.sample("home"), "-o", link).status == .exited(0))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "home.txt")
    #expect(try String(contentsOfFile: file, encoding: .utf8).count > 100)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try names() == ["home.txt", "link.txt"])
  }

  @Test("A folder that is not there and a full device are errors that name the file")
  func unwritableFilesAreNamed() throws {
    let missing = try Facet.run("render", Facet.sample("home"), "-o", "/nowhere/home.txt")
    #expect(missing.status == .exited(74) && missing.errors.contains("/nowhere/home.txt: cannot be written"))
    let full = try Facet.run("render", Facet.sample("home"), "-o", "/dev/full")
    #expect(full.status == .exited(74) && full.errors.contains("/dev/full"))
  }

  @Test("Quiet commands print nothing, and their exit status is the same")
  func quietCommandsPrintNothing() throws {
    let lines: [[String]] = [
      ["lint", Facet.sample("future")], ["lint", Facet.sample("home")],
      ["lint", "--facets-version", "1.0.0..6.1.0", Facet.sample("home")],
      ["diff", Facet.sample("home"), Facet.sample("caviar-home")],
      ["diff", Facet.sample("home"), Facet.sample("home")],
    ]
    for line in lines {
      let said = try Facet.run(line)
      for option in ["-q", "--quiet"] {
        let quiet = try Facet.run(line + [option])
        #expect(quiet.output == "" && quiet.status == said.status, "\(line)")
      }
    }
    #expect(try Facet.run("lint", "-q", "/nowhere.json").errors.contains("/nowhere.json"))
    #expect(try Facet.run("replay", "-q", "session.jsonl").errors.contains("--quiet is for --check"))
  }
}

import Foundation
import TestSupport
import Testing

/// Films of a session: asciicasts, pages that play it, and GIFs.
struct FilmExportTests {
  private let session: Recorded

  init() throws {
    session = try Recorded(Repository.path("SampleFeeds"), keys: "j j l Wait:300ms Enter")
  }

  private func export(_ name: String, _ options: String..., environment: [String: String] = [:]) throws -> Command {
    try Facet.run(["export", session.path, "-o", session.folder.path(name)] + options, environment: environment)
  }

  @Test("A cast has the version that was asked for, and the same session makes the same bytes")
  func castsHaveVersions() throws {
    for (name, options, version) in [
      ("a.cast", [], "3"), ("b.cast", ["--format", "asciicast-v2"], "2"),
      ("c.cast", ["--format", "asciicast-v3"], "3"),
    ] {
      let command = try Facet.run(["export", session.path, "-o", session.folder.path(name)] + options)
      #expect(command.status == .exited(0), "\(command.errors)")
      #expect(try session.folder.text(of: name).hasPrefix("{\"version\":\(version),"))
    }
    #expect(try session.folder.text(of: "a.cast") == session.folder.text(of: "c.cast"))
  }

  @Test("The script of a player is the one that its policy allows")
  func theScriptIsAllowed() throws {
    #expect(try export("s.html").status == .exited(0))
    let program = """
      import base64, hashlib, re, sys
      page = open(sys.argv[1], encoding="utf-8").read()
      scripts = re.findall("<script>(.*?)</script>", page, re.DOTALL)
      digest = base64.b64encode(hashlib.sha256(scripts[0].encode()).digest()).decode()
      print(len(scripts), f"script-src 'sha256-{digest}'" in page, "http" in page.replace("http-equiv", ""))
      """
    let read = try Command.run("/usr/bin/python3", ["-c", program, session.folder.path("s.html")])
    #expect(read.output == "1 True False\n", "\(read.errors)")
  }

  @Test("A film never replaces a file", arguments: ["s.cast", "s.html", "s.gif"])
  func filesAreKept(name: String) throws {
    try session.folder.write("mine", to: name)
    let command = try export(name)
    #expect(command.status == .exited(74) && command.errors.contains("it is there already"))
    #expect(try session.folder.text(of: name) == "mine")
  }

  @Test("Without the programs for GIFs the error names them, and nothing is written")
  func missingProgramsAreNamed() throws {
    let command = try export("s.gif", environment: ["PATH": session.folder.path])
    #expect(command.status == .exited(69) && command.errors.contains("rsvg-convert and ImageMagick"))
    #expect(!FileManager.default.fileExists(atPath: session.folder.path("s.gif")))
  }

  @Test("Other programs draw the frames and join them; a failure of theirs leaves no file behind")
  func programsMakeTheGIF() throws {
    let work = session.folder.path("work")
    let tools = session.folder.path("tools")
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
    for (name, script) in [
      ("rsvg-convert", "#!/bin/sh\n/bin/cp \"$3\" \"$2\"\n"),
      ("convert", "#!/bin/sh\nfor last; do :; done\necho GIF89a $# > \"${last#gif:}\"\n"),
    ] {
      chmod(try session.folder.write(script, to: "tools/\(name)"), 0o755)
    }
    let environment = ["PATH": tools, "TMPDIR": work]
    let command = try export("s.gif", environment: environment)
    #expect(command.status == .exited(0), "\(command.errors)")
    #expect(try session.folder.text(of: "s.gif").hasPrefix("GIF89a"))
    try session.folder.write("#!/bin/sh\nexit 3\n", to: "tools/convert")
    let failed = try export("t.gif", environment: environment)
    #expect(failed.status == .exited(69) && failed.errors.contains("convert has failed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: work).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: session.folder.path("t.gif")))
  }

  @Test(
    "Options that do not suit the ending are refused",
    arguments: [
      (["-o", "s.har", "--speed", "2"], "--speed is for a film"), (["-o", "s.html", "--format", "x"], "no format 'x'"),
      (["-o", "s.html", "--format", "asciicast-v2"], "--format is for a .cast"),
      (["-o", "s.cast", "--speed", "0"], "'0' is not a speed"), (["-o", "s.json"], "export makes a .cast"),
    ])
  func optionsSuitTheEnding(options: [String], message: String) throws {
    let command = try Facet.run(["export", session.path] + options)
    #expect(command.status == .exited(64) && command.errors.contains(message), "\(command.errors)")
  }
}

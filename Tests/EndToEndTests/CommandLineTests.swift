import Foundation
import TestSupport
import Testing

/// The contract with scripts: exit statuses, one line for each error, and the stream that it goes to.
struct CommandLineTests {
  @Test(
    "A wrong command line is one line on standard error and status 64",
    arguments: [
      (["render"], "needs a SOURCE"),
      (["render", "--size", "0x10", "a.json"], "'0x10' is not a size"),
      (["render", "--size", "10000x10000", "a.json"], "'10000x10000' is too large; a frame has at most 1000000 cells"),
      (["render", "--keys", "40 j", "a.json"], "write the digits of a count apart: --keys \"4 0 j\""),
      (["render", "--keys", "Resize:65535x65535", "a.json"], "'Resize:65535x65535' is not a key"),
      (["render", "--size", "80", "a.json"], "is not a size"),
      (["render", "--size"], "--size needs a value"), (["render", "--size=80x24x2", "a.json"], "is not a size"),
      (["render", "--colour", "a.json"], "unknown option '--colour'"), (["render", "-x", "a.json"], "'-x'"),
      (["render", "--format", "pdf", "a.json"], "no format 'pdf'"),
      (["render", "--brand", "ubereats", "a.json"], "the brands are doordash, caviar"),
      (["render", "--size", "9x9", "--size", "8x8", "a.json"], "--size is given twice"),
      (["open", "--size", "80x24", "a.json"], "unknown option '--size'"), (["help", "frobnicate"], "no command"),
      (["render", "--facets-version", "3.0", "a.json"], "'3.0' is not a version"),
      (["--version", "extra"], "--version takes nothing else; 'extra' is too many"),
      (["help", "render", "lint"], "help takes one COMMAND; 'lint' is too many"),
      (["--help", "render", "lint"], "help takes one COMMAND; 'lint' is too many"),
      (["--help", "frobnicate"], "no command 'frobnicate'"),
      (["inspect", "a.json", "b.json"], "'inspect', nor a file of that name; the commands are open, replay, record, "),
      (["inspect"], "there is no command 'inspect', nor a file of that name"),
      (["diff"], "diff needs two feeds: facet diff OLD NEW"), (["diff", "a.json"], "diff needs two feeds"),
      (["diff", "a.json", "b.json", "c.json"], "diff compares two feeds; 'c.json' is too many: facet diff OLD NEW"),
      (["diff", "-", "-"], "only OLD or NEW can be -"),
      (["diff", "--strict", "a", "b"], "'diff --help' lists its options"),
      (["diff", "--format", "html", "a.json", "b.json"], "no format 'html'; the formats are text, json"),
      (["diff", "--all=no", "a.json", "b.json"], "--all takes no value"),
      (["replay"], "replay needs a SOURCE: facet replay"),
      (["replay", "--size", "9x9", "a.json"], "unknown option '--size' for replay"),
    ] as [([String], String)])
  func aWrongCommandLineIsOneLineAndStatus64(arguments: [String], says: String) throws {
    let command = try Command.run(Facet.path, arguments)
    #expect(command.status == .exited(64))
    #expect(command.output.isEmpty)
    #expect(command.errors.hasPrefix("facet: "))
    #expect(command.errors.contains(says), "\(command.errors)")
    #expect(command.errors.split(separator: "\n").count == 1)
  }

  @Test("A source that cannot be opened is one message and status 66")
  func missingFilesAreStatus66() throws {
    for path in ["/nowhere/home.json", "/etc/passwd/home.json", "/"] {
      let command = try Facet.run("render", path)
      #expect(command.status == .exited(66))
      #expect(command.errors.hasPrefix("facet: \(path): "))
      #expect(command.output.isEmpty)
    }
  }

  @Test(
    "Text that is not a feed is status 65 and one line with its position",
    arguments: [
      (#"{"title": "Noodl"#, "stdin:1:17: the text ends inside a string that starts at 1:11"),
      ("{\n  \"body\": [1,]\n}", "stdin:2:14: ']' where a value should be"), ("", "stdin:1:1: the input is empty"),
      ("<!doctype html>", "stdin:1:1: this is HTML without data, not a Facet feed; save the page"),
      (#"{"name":"pkg"}"#, "stdin:1:1: this JSON is not a Facet feed: an object with 'name'"), ("[]", "an empty list"),
      (
        #"{"errors":[{"message":"Unauthorized"}],"data":null}"#,
        "stdin:1:11: the server answered with an error instead of a feed: Unauthorized"
      ),
    ])
  func textWithoutAFeedIsStatus65(text: String, says: String) throws {
    for command in ["render", "open"] {
      let result = try Facet.run(command, "-", input: Array(text.utf8))
      #expect(result.status == .exited(65))
      #expect(result.errors.contains(says), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
      #expect(result.output.isEmpty)
    }
  }

  @Test("A first word that is not a command is opened as a file")
  func aWordThatIsNotACommandIsAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: Facet.sample("home"), toPath: folder.appending(path: "inspect").path)
    let script = "cd \"$1\" && \"$0\" inspect && { \"$0\" inspect b.json; test $? = 66; }"
    let command = try Command.run("/bin/sh", ["-c", script, Facet.path, folder.path])
    #expect(command.status == .exited(0))
    #expect(command.output.contains("What sounds good tonight?"))
    #expect(command.errors == "facet: b.json: no such file\n")
  }

  @Test("`help keys` lists the keys and what they do")
  func helpListsTheKeysThatWork() throws {
    let command = try Command.run(Facet.path, ["help", "keys"])
    #expect(command.status == .exited(0))
    for line in ["  Down j ", "  Enter ", "another brand", "  q Ctrl-c "] {
      #expect(command.output.contains(line), "\(line)")
    }
  }

  @Test("Help and version go to standard output with status 0")
  func helpAndVersionGoToStandardOutput() throws {
    for arguments in [
      ["help"], ["--help"], ["help", "render"], ["--help", "render"], ["render", "--help"], ["--version"],
    ] {
      let command = try Command.run(Facet.path, arguments)
      #expect(command.status == .exited(0))
      #expect(!command.output.isEmpty && command.errors.isEmpty)
    }
    #expect(try Facet.run("--version").output.hasPrefix("facet 0.1.0\n"))
    #expect(try Facet.run("help", "render").output.hasPrefix("usage: facet render SOURCE"))
    #expect(try Facet.run("help", "doctor").output.hasPrefix("usage: facet doctor\n"))
  }

  @Test("Without a terminal, opening a feed prints the whole page")
  func withoutATerminalOpeningPrintsTheWholePage() throws {
    let page = try Facet.run(Facet.sample("home"))
    #expect(page.status == .exited(0))
    #expect(page.output.contains("What sounds good tonight?"))
    #expect(page.output.split(separator: "\n").count > 150)
  }

  @Test("Replaying plain feeds prints the same as opening them")
  func replayingFeedsOpensThem() throws {
    let pages = ["home", "home-2"].map(Facet.sample)
    let opened = try Command.run(Facet.path, ["open"] + pages)
    let replayed = try Command.run(Facet.path, ["replay"] + pages)
    #expect(replayed.status == .exited(0))
    #expect(replayed.output == opened.output)
    #expect(opened.output != (try Facet.run(pages[0])).output, "both pages are printed")
    #expect(try Facet.run("help").output.contains("\n  replay "))
  }

  @Test("A full disk is an error with status 74, and a closed pipe is not an error")
  func aFullDiskIsNoSuccess() throws {
    let script = "\"$0\" render \"$1\" > /dev/full; echo $?; \"$0\" render \"$1\" | head -1 > /dev/null; echo done"
    let command = try Command.run("/bin/sh", ["-c", script, Facet.path, Facet.sample("home")])
    #expect(command.output == "74\ndone\n")
    #expect(command.errors.split(separator: "\n").count == 1)
  }

  @Test("With --ascii only ASCII is printed")
  func asciiIsNothingButASCII() throws {
    for arguments in [
      ["render", Facet.sample("home"), "--size", "60x200", "--ascii"], [Facet.sample("home"), "--ascii"],
    ] {
      let shown = try Command.run(Facet.path, arguments)
      #expect(shown.status == .exited(0))
      #expect(shown.outputBytes.allSatisfy { $0 < 0x80 })
      #expect(shown.output.contains("* 4.7 (150+)"))
    }
  }

  @Test("An older client leaves out components that are newer than it")
  func anOlderClientShowsLess() throws {
    let today = try Facet.run(Facet.sample("home"))
    let before = try Facet.run(Facet.sample("home"), "--facets-version", "3.0.0")
    #expect(today.output.contains("Fastest near you") && !before.output.contains("Fastest near you"))
    #expect(before.output.contains("What sounds good tonight?"))
    let frame = try Facet.run("render", Facet.sample("home"), "--facets-version", "1.0.0")
    #expect(frame.output.contains(" left out"))
  }

  @Test("`render` depends on its arguments alone, not on locale, terminal, size or time zone")
  func renderReadsNothingButItsArguments() throws {
    let plain = try Facet.run("render", Facet.sample("home"))
    let elsewhere = try Command.run(
      Facet.path, ["render", Facet.sample("home")],
      environment: ["LC_ALL": "C", "TERM": "dumb", "COLUMNS": "20", "LINES": "5", "NO_COLOR": "1", "TZ": "Asia/Tokyo"])
    #expect(plain.outputBytes == elsewhere.outputBytes)
    #expect(plain.output.split(separator: "\n", omittingEmptySubsequences: false).count == 41)
  }
}

import Foundation
import TestSupport
import Testing

/// The report of the doctor, and the state of the terminal after it. The test acts as the terminal.
struct DoctorTests {
  private static let lastQuestion = "\u{1B}[c"
  private static let answers = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;22c"

  /// Starts a shell that waits for a line before and after the command. The test can then read the modes of the
  /// terminal and the text that reaches the shell.
  private func shell(_ command: String = "\"$0\" doctor", environment: [String: String] = [:]) throws -> PtySession {
    let script = "read go; \(command); echo \"status $?.\"; read line; echo \"typed: $line.\""
    return try PtySession("/bin/sh", ["-c", script, Facet.path], environment: environment, isMute: true)
  }

  /// Joins the words of a text with single spaces, because the line breaks depend on the length of the lines.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Expects the same modes as before, and no text in the shell except the line that is typed here.
  private func expectRestored(
    after session: PtySession, modes: TerminalModes, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(session.modes == modes, sourceLocation: sourceLocation)
    #expect(session.privateModes.touched.isEmpty, sourceLocation: sourceLocation)
    try session.send("ls\r")
    try session.wait(forText: "typed: ls.", after: 0)
    #expect(try session.waitForExit() == .exited(0), sourceLocation: sourceLocation)
  }

  @Test("The answers of the terminal are reported and decide the scheme and synchronized updates")
  func theAnswersAreReported() throws {
    let session = try shell()
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    #expect(!session.modes.isEchoing)
    try session.send(Self.answers)
    try session.wait(forText: "status 0.", after: 0)
    let said = words(session.text)
    #expect(said.contains("OSC 11: rgb:ffff/ffff/ffff after "))
    #expect(said.contains("scheme light: the terminal says that its background is rgb:ffff/ffff/ffff"))
    #expect(said.contains("DECRQM 2026: 2 after ") && said.contains("whole frames yes: the terminal says that it can"))
    #expect(said.contains("DA1: 62;22 after "))
    #expect(said.contains("size 80x24: the terminal says so"))
    #expect(session.text.components(separatedBy: "\u{1B}").count - 1 == 15, "only the questions are written")
    try expectRestored(after: session, modes: modes)
  }

  @Test("A terminal that does not answer is given up after 500 ms")
  func aTerminalThatNeverAnswersIsNotWaitedForLong() throws {
    let session = try shell(environment: ["COLORFGBG": "0;15"])
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: "status 0.", after: 0)
    let said = words(session.text)
    #expect(said.components(separatedBy: "no answer within 500 ms").count - 1 == 7)
    #expect(said.contains("scheme light: the background is 15 in COLORFGBG"))
    #expect(said.contains("whole frames no: the terminal does not say that it can"))
    try expectRestored(after: session, modes: modes)
  }

  @Test("Half of an answer does not reach the shell")
  func halfAnAnswerIsNotTypedIntoTheShell() throws {
    let session = try shell()
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send("\u{1B}]11;rgb:ffff/ff")
    try session.wait(forText: "status 0.", after: 0)
    #expect(!session.text.contains("rgb:"))
    try expectRestored(after: session, modes: modes)
  }

  @Test(
    "Ctrl-C and Ctrl-\\ end the doctor and restore the terminal",
    arguments: [("\u{3}", Ending.signaled(SIGINT)), ("\u{1C}", .signaled(SIGQUIT))])
  func interruptingRestoresTheTerminal(key: String, ending: Ending) throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" doctor", Facet.path], isMute: true)
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send(key)
    #expect(try session.waitForExit() == ending)
    #expect(session.modes == modes)
    #expect(session.privateModes.touched.isEmpty)
  }

  @Test(
    "Where questions would do harm none is written, and the report gives the reason",
    arguments: [
      (["FACET_QUERIES": "0", "SSH_CONNECTION": "10.9.8.7 1 2 3"], "FACET_QUERIES=0"),
      (["TERM": "dumb"], "there would be no screen"),
      (["TERM": "linux"], "the console of Linux would show the questions"),
      (["TERM": "vt52"], "the terminal's control sequences are not the usual ones"),
    ])
  func skippedQuestionsHaveAReason(environment: [String: String], reason: String) throws {
    let session = try shell(environment: environment)
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: "status 0.", after: 0)
    #expect(words(session.text).contains("DA1: not asked, because \(reason)"), "\(session.text)")
    #expect(!session.text.contains("\u{1B}"))
    #expect(!session.text.contains("10.9.8.7"), "the address of the user stays private")
    try expectRestored(after: session, modes: modes)
  }

  @Test("With its report in a file or a pipe the doctor asks through /dev/tty, and the report has the answers")
  func aPipedReportHasTheAnswers() throws {
    let session = try shell("\"$0\" doctor | cat", environment: ["TERM": "xterm"])
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}P0+r524742\u{1B}\\\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c")
    try session.wait(forText: "status 0.", after: 0)
    let said = words(session.text)
    #expect(said.contains("standard output a pipe"))
    #expect(said.contains("24-bit colour DECRQSS: 1$r0;48:2::1:2:3m after ") && said.contains(", which is 24 bits"))
    #expect(said.contains("RGB XTGETTCAP: 0+r524742 after ") && said.contains("Tc XTGETTCAP: no answer"))
    #expect(said.contains("colours 24 bits: the terminal was asked: a 24-bit colour can be read back"), "\(said)")
    try expectRestored(after: session, modes: modes)
  }

  @Test("Answers are read from the terminal when standard input is another device")
  func answersAreReadFromTheTerminal() throws {
    let session = try shell("\"$0\" doctor < /dev/null")
    let modes = session.modes
    try session.send("\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    try session.send(Self.answers)
    try session.wait(forText: "status 0.", after: 0)
    #expect(words(session.text).contains("standard input a device that is not a terminal"))
    #expect(words(session.text).contains("DA1: 62;22 after "))
    try expectRestored(after: session, modes: modes)
  }

  @Test("^Z restores the terminal for the shell, and fg completes the report")
  func suspendingRestoresTheTerminal() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "], isMute: true)
    try session.wait(forText: "ready ", after: 0)
    let modes = session.modes
    try session.send("\(Facet.path) doctor\r")
    try session.wait(forText: Self.lastQuestion, after: 0)
    let asking = session.output.count
    try session.send("\u{1A}")
    try session.wait(forText: "ready ", after: asking)
    #expect(session.modes == modes)
    try session.send("fg\r")
    try session.wait(forText: "XDG_CONFIG_HOME is\r\n", after: asking)
    #expect(session.modes == modes)
  }

  @Test("In the background the doctor asks the terminal nothing")
  func aBackgroundDoctorAsksNothing() throws {
    let session = try PtySession("/bin/dash", ["-i"], environment: ["PS1": "ready "], isMute: true)
    try session.wait(forText: "ready ", after: 0)
    let modes = session.modes
    try session.send("\(Facet.path) doctor &\r")
    try session.wait(forText: "XDG_CONFIG_HOME is\r\n", after: 0)
    #expect(words(session.text).contains("not asked, because facet runs in the background"))
    #expect(session.modes == modes)
  }

  @Test("Without a terminal the doctor still prints its report")
  func withoutAnyTerminalThereIsStillAReport() throws {
    let command = try Facet.run("doctor")
    #expect(command.status == .exited(0))
    #expect(command.output.hasPrefix("facet 0.1.0\n\nprogram\n  commit "))
    #expect(command.output.contains("\n\nenvironment\n"))
    #expect(words(command.output).contains("pages printed as text: standard output is not a terminal"))
    #expect(!command.output.contains("\u{1B}"))
    #expect(command.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try Facet.run("doctor", "home.json").status == .exited(64))
  }

  @Test("The configuration is reported with its faults and without the path of the home folder")
  func theConfigurationIsReported() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = home.appending(path: ".config/facet")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    func said() throws -> String {
      words(try Command.run(Facet.path, ["doctor"], environment: ["HOME": home.path]).output)
    }
    #expect(try said().contains("file ~/.config/facet/config.json, not there: XDG_CONFIG_HOME is not set"))
    try Data("{}".utf8).write(to: folder.appending(path: "config.json"))
    #expect(try said().contains("file ~/.config/facet/config.json, there: XDG_CONFIG_HOME is not set"))
    try Data(#"{"scheme": "light", "mouse": false, "brand": "caviar", "color": "pink"}"#.utf8)
      .write(to: folder.appending(path: "config.json"))
    let configured = try said()
    #expect(configured.contains("scheme light: the configuration says so"))
    #expect(configured.contains("brand caviar"))
    #expect(configured.contains("fault ~/.config/facet/config.json:1:65: no colour depth 'pink'"))
    #expect(!configured.contains(home.path))
  }

  @Test("The report says whether pictures are shown and why, and what decodes them")
  func pictures() throws {
    func said(_ choice: String) throws -> String {
      words(try Command.run(Facet.path, ["doctor"], environment: ["FACET_PICTURES": choice]).output)
    }
    #expect(try said("off").contains("pictures off: FACET_PICTURES says so"))
    #expect(try said("cells").contains("pictures cells: FACET_PICTURES says so"))
    let decoder = "gdk-pixbuf 2."
    #expect(try said("cells").contains("picture decoder \(decoder)"))
    #expect(try said("cells").contains("for PNG, JPEG, GIF, WebP, AVIF; chafa for glyphs; system calls are filtered"))
  }

  @Test("The report names the libraries that were found, with the versions that they say")
  func libraries() throws {
    let report = words(try Facet.run("doctor").output)
    #expect(report.contains("libcurl.so.4 (libcurl/"))
    #expect(report.contains("libsqlite3.so.0 (3.") && report.contains("libz.so.1 (1."))
    #expect(report.contains("libraries missing none"))
  }

  @Test("Nothing in the report names the user, the machine, a folder of the user or a password")
  func nothingPrivate() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "zelda-\(UUID().uuidString)")
    let folder = home.appending(path: "settings/facet")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    // The brand is a folder, and the faulty value is an address with a password.
    let configuration =
      #"{"brand": "\#(home.path)/brand of zelda", "color": "https://zelda:hunter2@cache.hyrule.example"}"#
    try Data(configuration.utf8).write(to: folder.appending(path: "config.json"))
    let environment = [
      "HOME": home.path + "/", "USER": "zelda", "LOGNAME": "zelda", "HOSTNAME": "castle.hyrule.example",
      "XDG_CONFIG_HOME": home.path + "/settings", "XDG_CACHE_HOME": "/srv/zelda/cache",
      "TERM": home.path + "/terminfo", "TERM_PROGRAM": "castle", "TERM_PROGRAM_VERSION": "zelda@castle.hyrule.example",
      "COLORTERM": "http://zelda:hunter2@proxy", "LC_ALL": home.path, "LANG": "zelda", "COLORFGBG": "zelda;0",
      "FACET_QUERIES": "zelda", "FACET_NO_SYNC": "castle", "FACET_PICTURES": home.path,
      "SSH_CONNECTION": "10.9.8.7 22 zelda", "SSH_TTY": "/dev/pts/zelda", "TMUX": "/tmp/zelda", "STY": "1.zelda",
      "https_proxy": "http://zelda:hunter2@proxy.hyrule.example:3128", "ALL_PROXY": "socks5://zelda:hunter2@proxy",
    ]
    let report = try Command.run(Facet.path, ["doctor"], environment: environment)
    #expect(report.status == .exited(0))
    for secret in ["zelda", "castle", "hunter2", "10.9.8.7", home.lastPathComponent] {
      #expect(!report.output.contains(secret) && !report.errors.contains(secret), "\(secret)")
    }
    let said = words(report.output)
    #expect(said.contains("TERM ~/terminfo") && said.contains("file $XDG_CONFIG_HOME/facet/config.json, there"))
    #expect(said.contains("https_proxy set"))
  }
}

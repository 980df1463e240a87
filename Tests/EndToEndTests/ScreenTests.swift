import Drawing
import Foundation
import TestSupport
import Testing

/// A feed from its bytes to the screen of a terminal.
struct ScreenTests {
  @Test("The screen shows the frame that `render` prints", arguments: ["doordash", "caviar"])
  func theScreenShowsWhatRenderPrints(brand: String) throws {
    let tmux = try Tmux(Facet.path, [Facet.sample("home"), "--reduced-motion", "--brand", brand], size: Size(80, 24))
    let frame = try Facet.run("render", Facet.sample("home"), "--size", "80x24", "--format", "text", "--brand", brand)
    #expect(frame.status == .exited(0))
    let rows = frame.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try tmux.expectRows(rows.map(String.init))
  }

  @Test("Ctrl-L writes the whole screen again, also while a field is typed")
  func screensAreRepainted() throws {
    let session = try PtySession(Facet.path, [Facet.sample("home"), "--reduced-motion"])
    try session.wait(forText: "home.json", after: 0)
    for keys in ["", "/so"] {
      try session.send(keys)
      _ = session.outputWhileIdle(for: .milliseconds(200))
      let start = session.output.count
      try session.send("\u{C}")
      try session.wait(forText: keys.isEmpty ? "home.json" : "/so", after: start)
    }
    try session.send("\u{3}q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.text.contains("Ctrl-l"))
  }

  @Test("Ctrl-L held down writes the screen a few times, not once for each")
  func repaintsAreGathered() throws {
    let session = try PtySession(Facet.path, [Facet.sample("home"), "--reduced-motion"])
    try session.wait(forText: "home.json", after: 0)
    _ = session.outputWhileIdle(for: .milliseconds(200))
    let frame = session.output.count
    try session.send(String(repeating: "\u{C}", count: 3_000) + "q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.output.count < 100 * frame, "\(session.output.count) bytes, the first frame had \(frame)")
  }

  @Test("Brands differ in colours and not in text")
  func brandsDifferInLooksAlone() throws {
    let brands = ["doordash", "caviar"]
    let outlines = try brands.map { try Facet.run("render", Facet.sample("home"), "--linear", "--brand", $0).output }
    #expect(outlines[0] == outlines[1])
    let names = try brands.map { brand in
      let tmux = try Tmux(Facet.path, [Facet.sample("home"), "--brand", brand], size: Size(60, 12))
      try tmux.wait(forText: "home.json")
      return try tmux.canvas()[1, 11].style.foreground
    }
    #expect(names[0] != names[1], "the brand's name has the brand's colour")
  }

  @Test(
    "`render --keys` prints the frame of a terminal after the same keys",
    arguments: [
      ["j", "j", "j", "l"], ["j", "C-d", "j", "l", "l", "Enter"], ["G", "k", "b", "t"], ["?"],
      ["PageDown", "j", "Enter", "G", "["], ["v", "Enter", "j", "j", "l", "C-d"], ["v", "j", "Enter", "G", "b"],
      ["j", "j", "i", "i", "Tab", "j"], ["I", "C-d"], ["V", "j", "j", "Enter", "Escape", "j"],
      ["/", "s", "o", "u", "p", "Enter", "n"], ["f", "d"], [":", "d", "a", "r", "k"], ["}", "}", "{", "Tab", "Tab"],
    ])
  func aScriptShowsWhatATerminalShows(keys: [String]) throws {
    let names = ["C-d": "Ctrl-d"]
    let script = keys.map { names[$0] ?? $0 }.joined(separator: " ")
    let frame = try Facet.run(
      "render", Repository.path("SampleFeeds"), "--size", "80x24", "--keys", script, "--reduced-motion",
      "--scheme", "light")
    #expect(frame.status == .exited(0))
    let tmux = try Tmux(
      Facet.path, [Repository.path("SampleFeeds"), "--reduced-motion", "--scheme", "light"], size: Size(80, 24))
    try tmux.wait(forText: "home.json")
    for key in keys { try tmux.press(key) }
    let expected = frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    try tmux.wait(for: "the frame after \(script)") { $0 == Array(expected) }
  }

  @Test("--keys plays the same script in a terminal and without one")
  func aScriptPlaysInATerminalAsWithoutOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = folder.appending(path: "frame.txt").path
    let script = "j Ctrl-d Wait:50ms / \"soup\" Enter Save:\(kept) b"
    let arguments = [Repository.path("SampleFeeds"), "--reduced-motion", "--keys", script]
    let tmux = try Tmux(Facet.path, arguments, size: Size(80, 24))
    try tmux.wait(forText: "Caviar")
    let inTerminal = try String(contentsOfFile: kept, encoding: .utf8)
    let frame = try Facet.run(
      "render", Repository.path("SampleFeeds"), "--size", "80x24", "--reduced-motion", "--keys", script)
    #expect(frame.status == .exited(0))
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == inTerminal)
    let rows = frame.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    try tmux.expectRows(rows.map(String.init))
  }

  @Test("`Save` in a script writes the frame of that moment to a file")
  func aScriptSavesFrames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = folder.appending(path: "frame.txt").path
    let command = try Facet.run(
      "render", Facet.sample("home"), "--size", "80x24", "--keys", "Wait:5000ms Save:\(kept) G")
    #expect(command.status == .exited(0))
    let frame = try String(contentsOfFile: kept, encoding: .utf8)
    #expect(frame.contains("One month of DashPass"))
    #expect(frame != command.output)
    let refused = try Facet.run("render", Facet.sample("home"), "--keys", "Save:/nowhere/x.txt")
    #expect(refused.status != .exited(0))
    #expect(refused.errors.contains("/nowhere/x.txt"))
  }

  @Test("Ctrl-e and Ctrl-y scroll the page, and the frame follows the size of the terminal")
  func thePageScrollsAndTheFrameFollowsTheSize() throws {
    let tmux = try Tmux(Facet.path, [Facet.sample("home")], size: Size(80, 24))
    let top = try tmux.settledRows(with: "home.json")
    try tmux.press("C-e", "C-e")
    try tmux.wait(for: "the page to scroll by two rows") { $0.dropLast().starts(with: top[2..<22]) }
    try tmux.press("C-y", "C-y")
    try tmux.wait(for: "the page to scroll back") { $0 == top }
    try tmux.resize(to: Size(50, 12))
    let frame = try Facet.run("render", Facet.sample("home"), "--size", "50x12")
    let expected = frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    try tmux.wait(for: "the frame of the new size") { $0 == Array(expected) }
  }

  @Test("q restores the terminal")
  func quittingRestoresTheTerminal() throws {
    let session = try PtySession("/bin/sh", ["-c", "read go; exec \"$0\" \"$1\"", Facet.path, Facet.sample("home")])
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: "home.json")
    #expect(session.modes != before)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.modes == before)
    #expect(!session.privateModes.on.contains(PrivateModes.alternateScreen))
  }

  @Test("The mouse wheel scrolls by three rows")
  func theWheelScrollsByThreeRows() throws {
    let tmux = try Tmux(Facet.path, [Facet.sample("home")], size: Size(80, 24))
    let top = try tmux.settledRows(with: "home.json")
    try tmux.type("\u{1B}[<65;10;10M")
    try tmux.wait(for: "the page to scroll by three rows") { $0.dropLast().starts(with: top[3..<22]) }
    try tmux.type("\u{1B}[<64;10;10M")
    try tmux.wait(for: "the page to scroll back") { $0 == top }
  }

  @Test("The key m and --no-mouse turn mouse reports off")
  func theMouseCanBeTurnedOff() throws {
    let mouse: Set = [1000, 1002, 1006]
    let session = try PtySession(Facet.path, [Facet.sample("home")])
    try session.wait(for: "the mouse reports to be on") { PrivateModes(after: $0).on.isSuperset(of: mouse) }
    try session.send("m")
    try session.wait(for: "the mouse reports to be off") { PrivateModes(after: $0).on.isDisjoint(with: mouse) }
    let without = try PtySession(Facet.path, [Facet.sample("home"), "--no-mouse"])
    try without.wait(for: "the first frame") { PrivateModes(after: $0).on.contains(2004) }
    #expect(without.privateModes.touched.isDisjoint(with: mouse))
  }

  @Test(
    "A feed is read from standard input while the keys come from the terminal",
    arguments: [
      "\"$0\" - < \"$1\"", "cat \"$1\" | \"$0\" -", "\"$0\" < \"$1\"", "cat \"$1\" | \"$0\" --brand caviar",
    ])
  func aFeedComesThroughStandardInputAndKeysFromTheTerminal(command: String) throws {
    // The shell prints the exit status, because tmux does not always learn it.
    let words = ["-c", command + "; echo \"status $?\"; read wait", Facet.path, Facet.sample("home")]
    let tmux = try Tmux("/bin/sh", words, size: Size(80, 24))
    let top = try tmux.settledRows(with: "stdin")
    try tmux.press("C-e", "C-e")
    try tmux.wait(for: "the page to scroll by two rows") { $0.dropLast().starts(with: top[2..<22]) }
    try tmux.press("q")
    try tmux.wait(forText: "status 0")
  }

  @Test("Colours have 24 bits where the terminal says so, and --color limits them")
  func coloursFollowTheTerminal() throws {
    let size = Size(60, 12)
    let environment = ["COLORTERM": "truecolor"]
    let tmux = try Tmux(Facet.path, [Facet.sample("home")], size: size, environment: environment)
    try tmux.wait(forText: "home.json")
    guard case .rgb = try tmux.canvas()[1, 11].style.foreground else {
      Issue.record("the brand's colour does not have 24 bits")
      return
    }
    let few = try Tmux(Facet.path, [Facet.sample("home"), "--color", "16"], size: size, environment: environment)
    try few.wait(forText: "home.json")
    guard case .indexed(0..<16) = try few.canvas()[1, 11].style.foreground else {
      Issue.record("the brand's colour is not one of sixteen")
      return
    }
  }
}

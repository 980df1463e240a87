import Drawing
import Foundation
import TestSupport
import Testing

/// Pictures of true pixels, on terminals that answer that they take them.
struct PixelPictureTests {
  private static let world = ["FACET_PICTURES": "auto", "TERM": "xterm-256color", "COLORTERM": "truecolor"]
  private static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,U=1,t=d,f=24;AAAA\u{1B}\\"
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
  private static let sixels = "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?63;1;4;22c"
  private static let placeholder = "\u{10EEEE}\u{305}"

  private func session(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> PtySession {
    try PtySession(
      Facet.path, [Facet.sample("home"), "--reduced-motion"] + arguments, size: Size(100, 40),
      environment: Self.world.merging(environment) { $1 }, isMute: true)
  }

  /// Starts the program in a terminal with placeholders, and waits for its pictures.
  private func sessionWithPictures() throws -> PtySession {
    let session = try session()
    try session.wait(forText: Self.question, after: 0)
    try session.send(Self.kitty)
    try session.wait(forText: Self.placeholder, after: 0)
    return session
  }

  /// The numbers of pictures in orders that begin with `keys`.
  private static func numbers(_ keys: String, in output: String) -> [Int] {
    output.matches(of: /\x1B_G([^;\x1B]*)/).compactMap { match in
      match.1.hasPrefix(keys) ? match.1.firstMatch(of: /i=(\d+)/).flatMap { Int($0.1) } : nil
    }
  }

  @Test("A terminal with placeholders gets each picture once, its cells name it, and it is removed at the end")
  func placeholders() throws {
    let session = try session()
    try session.wait(forText: Self.question, after: 0)
    #expect(!session.text.contains("\u{10EEEE}"))
    try session.send(Self.kitty)
    try session.wait(forText: Self.placeholder, after: 0)
    try session.send("\u{4}")
    try session.wait(for: "the next pictures") { output in
      Self.numbers("a=T", in: String(decoding: output, as: UTF8.self)).count > 12
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    let sent = Self.numbers("a=T", in: session.text)
    #expect(Set(sent).count == sent.count)
    #expect(Set(Self.numbers("a=d", in: session.text)) == Set(sent))
    // The foreground of the cells is the number of a picture that was sent.
    // Scalars, because the marks after a placeholder belong to its character.
    let cells = /38;2;(\d+);(\d+);(\d+)m(?:\x1B\[[0-9;]*m)*\x{10EEEE}/.matchingSemantics(.unicodeScalar)
    let colors = session.text.matches(of: cells).compactMap { match in
      [match.1, match.2, match.3].reduce(0) { $0 << 8 | (Int($1) ?? 0) }
    }
    #expect(!colors.isEmpty && Set(colors).isSubset(of: Set(sent)))
    // Nothing but the question was asked before an answer, and the alternate screen is left after the pictures.
    let end = try #require(session.text.range(of: "\u{1B}[?1049l", options: .backwards))
    #expect(!session.text[end.upperBound...].contains("\u{1B}_G"))
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
  }

  @Test("P takes the pictures off the terminal's hands, and brings them back")
  func toggled() throws {
    let session = try sessionWithPictures()
    let first = session.output.count
    try session.send("P")
    try session.wait(forText: "pictures are off", after: first)
    let second = session.output.count
    try session.send("P")
    try session.wait(forText: Self.placeholder, after: second)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("Ctrl-L sends the pictures again, which another program may have removed")
  func cleaned() throws {
    let session = try sessionWithPictures()
    _ = session.outputWhileIdle(for: .milliseconds(300))
    let sent = Self.numbers("a=T", in: session.text)
    let cleaned = session.output.count
    try session.send("\u{C}")
    try session.wait(for: "the pictures") { output in
      Self.numbers("a=T", in: String(decoding: output[cleaned...], as: UTF8.self)).sorted() == sent.sorted()
    }
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A stopped program takes its pictures away, and sends them again when it continues")
  func suspended() throws {
    let session = try sessionWithPictures()
    let stopped = session.output.count
    try session.send("\u{1A}")
    try session.wait(forText: "\u{1B}_Ga=d", after: stopped)
    try session.wait(forText: "\u{1B}[?1049l", after: stopped)
    let continued = session.output.count
    session.send(SIGCONT)
    try session.wait(forText: "\u{1B}_Ga=T", after: continued)
    try session.wait(forText: Self.placeholder, after: continued)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("A terminal with sixels is asked for its colours, and gets pictures behind the frame, at their cells")
  func sixels() throws {
    let session = try session()
    try session.wait(forText: Self.question, after: 0)
    try session.send(Self.sixels)
    try session.wait(forText: "\u{1B}[?1;1;0S", after: 0)
    #expect(!session.text.contains("\u{1B}P0;1;0q"))
    try session.send("\u{1B}[?1;0;256S\u{1B}[?63;1;4;22c")
    try session.wait(forText: "\u{1B}P0;1;0q\"1;1;", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.text.contains("\u{10EEEE}"))
    let drawn = session.text.matches(of: /\x1B7\x1B\[(\d+);(\d+)H\x1BP0;1;0q"1;1;(\d+);(\d+)/)
    #expect(!drawn.isEmpty)
    for picture in drawn {
      let place = [picture.1, picture.2, picture.3, picture.4].compactMap { Int($0) }
      // Whole cells, inside of the screen.
      #expect(place[2] % 10 == 0 && (place[3] % 20 == 0 || place[3] % 6 == 0))
      #expect(place[0] + place[3] / 20 <= 41 && place[1] + place[2] / 10 <= 101, "\(place)")
    }
  }

  @Test("In tmux the question and the pictures go to the terminal around it, and other terminals are not asked")
  func multiplexers() throws {
    let tmux = try session(environment: ["TMUX": "/tmp/none,1,0", "TERM": "tmux-256color"])
    let wrapped = "\u{1B}Ptmux;" + Self.question.replacingOccurrences(of: "\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
    try tmux.wait(forText: wrapped, after: 0)
    // tmux answers at once, and the terminal around it later.
    try tmux.send("\u{1B}[?1;2c")
    try tmux.send("\u{1B}_Gi=31;OK\u{1B}\\")
    try tmux.wait(forText: Self.placeholder, after: 0)
    #expect(tmux.text.contains("\u{1B}Ptmux;\u{1B}\u{1B}_Ga=T"))
    #expect(tmux.text.ranges(of: "\u{1B}_G").allSatisfy { tmux.text[..<$0.lowerBound].hasSuffix("\u{1B}") })
    try tmux.send("q")
    #expect(try tmux.waitForExit() == .exited(0))

    for environment in [["STY": "1"], ["TERM_PROGRAM": "Apple_Terminal"], ["FACET_QUERIES": "0"], ["TERM": "vt220"]] {
      let session = try session(environment: environment)
      try session.wait(forText: "home.json", after: 0)
      try session.send("q")
      #expect(try session.waitForExit() == .exited(0))
      #expect(!session.text.contains("\u{1B}_G"), "\(environment)")
    }
  }

  @Test("tmux may have had no terminal to ask: it is asked again until an answer comes, and not without end")
  func lostQuestions() throws {
    let wrapped = "\u{1B}Ptmux;" + Self.question.replacingOccurrences(of: "\u{1B}", with: "\u{1B}\u{1B}") + "\u{1B}\\"
    let world = ["TMUX": "/tmp/none,1,0", "TERM": "tmux-256color"]
    let late = try session(environment: world)
    try late.wait(for: "the second question") { output in
      String(decoding: output, as: UTF8.self).ranges(of: wrapped).count == 2
    }
    try late.send("\u{1B}_Gi=31;OK\u{1B}\\")
    try late.wait(forText: Self.placeholder, after: 0)
    _ = late.outputWhileIdle(for: .milliseconds(1_500))
    #expect(late.text.ranges(of: wrapped).count == 2)
    try late.send("q")
    #expect(try late.waitForExit() == .exited(0))

    let never = try session(environment: world)
    try never.wait(for: "the last question") { output in
      String(decoding: output, as: UTF8.self).ranges(of: wrapped).count == 4
    }
    #expect(never.outputWhileIdle(for: .milliseconds(2_500)).isEmpty)
    // A terminal that is attached later has another size, or its user cleans the screen.
    try never.send("\u{C}")
    try never.wait(for: "another question") { output in
      String(decoding: output, as: UTF8.self).ranges(of: wrapped).count == 5
    }
    try never.send("q")
    #expect(try never.waitForExit() == .exited(0))
  }

  @Test("--pictures decides without an answer, and cells and off ask nothing")
  func chosenWays() throws {
    let kitty = try session(["--pictures", "kitty"])
    try kitty.wait(forText: Self.placeholder, after: 0)
    try kitty.send("q")
    #expect(try kitty.waitForExit() == .exited(0))
    for choice in ["cells", "off"] {
      let session = try session(["--pictures", choice])
      try session.wait(forText: "home.json", after: 0)
      try session.send("q")
      #expect(try session.waitForExit() == .exited(0))
      #expect(!session.text.contains("\u{1B}_G"), "\(choice)")
    }
  }

  @Test("A session recorded with placeholders is the same in a check, and has glyphs on a terminal without them")
  func recorded() throws {
    let folder = try TemporaryFolder()
    let recording = folder.path("session.jsonl")
    let session = try PtySession(
      Facet.path, ["record", Facet.sample("home"), "-o", recording, "--reduced-motion"], size: Size(100, 40),
      environment: Self.world, isMute: true)
    try session.wait(forText: Self.question, after: 0)
    try session.send(Self.kitty)
    try session.wait(forText: Self.placeholder, after: 0)
    try session.send("jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try folder.text(of: "session.jsonl").contains("Pictures:placeholders,10x20"))
    #expect(try Facet.run("replay", recording, "--check").status == .exited(0))

    let replay = try PtySession(
      Facet.path, ["replay", recording, "--speed", "100"], size: Size(100, 40), environment: Self.world)
    try replay.wait(forText: "the end", after: 0)
    // A half block or a quadrant between two colours.
    try replay.wait(for: "glyphs of a picture") { output in
      String(decoding: output, as: UTF8.self).contains(/[▀▄▌▐▖▗▘▝▚▞]/)
    }
    #expect(!replay.text.contains("\u{10EEEE}"))
    try replay.send("q")
    #expect(try replay.waitForExit() == .exited(0))
  }
}

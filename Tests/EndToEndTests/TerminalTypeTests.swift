import Drawing
import Foundation
import TestSupport
import Testing

/// Terminal types, with the terminfo entry and the colours that the program uses for each of them.
struct TerminalTypeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The value of TERM, or `nil` where TERM is not set.
    let type: String?
    let environment: [String: String]
    let entry: String
    let colors: String
    var isAsked = true

    var testDescription: String { "\(type ?? "none") \(environment)" }
  }

  private static let lastQuestion = "\u{1B}[c"
  private static let everyColor = ["COLORTERM": "truecolor"]

  static let rows = [
    Row(type: "xterm", environment: [:], entry: "xterm, the system's", colors: "16"),
    Row(type: "xterm", environment: everyColor, entry: "facet-direct, our own", colors: "24 bits"),
    Row(type: "xterm-256color", environment: [:], entry: "xterm-256color, the system's", colors: "256"),
    Row(type: "xterm-256color", environment: ["NO_COLOR": "1"], entry: "xterm-256color, the system's", colors: "none"),
    Row(type: "screen", environment: everyColor, entry: "screen, the system's", colors: "16"),
    Row(type: "tmux-256color", environment: [:], entry: "tmux-256color, the system's", colors: "256"),
    Row(
      type: "screen-256color", environment: everyColor.merging(["TMUX": "x"]) { $1 }, entry: "facet-direct, our own",
      colors: "24 bits"),
    Row(type: "linux", environment: everyColor, entry: "linux, the system's", colors: "16", isAsked: false),
    Row(type: "vt100", environment: everyColor, entry: "vt100, the system's", colors: "none"),
    Row(type: "vt52", environment: [:], entry: "vt52, the system's", colors: "none", isAsked: false),
    Row(type: "terminal-of-tomorrow", environment: [:], entry: "facet-256, our own", colors: "256"),
    Row(type: "terminal-of-tomorrow", environment: everyColor, entry: "facet-direct, our own", colors: "24 bits"),
    Row(type: "", environment: [:], entry: "facet-256, our own", colors: "256"),
    Row(type: nil, environment: [:], entry: "facet-256, our own", colors: "256"),
  ]

  @Test("An impossible terminal size is refused at the start, and does no harm later")
  func impossibleSizesAreRefused() throws {
    let refused = try PtySession(Facet.path, [Facet.sample("home")], size: Size(65_535, 65_535))
    #expect(try refused.waitForExit() == .exited(64))
    #expect(refused.text.contains("facet: the terminal says that it has 65535 columns and 65535 rows, more than can"))
    let session = try PtySession(Facet.path, [Facet.sample("home")])
    try session.wait(forText: Self.lastQuestion, after: 0)
    session.resize(to: Size(65_535, 60_000))
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("With too few file descriptors the message names the limit and not TERM")
  func tooFewDescriptors() throws {
    for count in 5...10 {
      let session = try PtySession(
        "/bin/sh", ["-c", "ulimit -n \(count); exec \"$0\" \"$1\"", Facet.path, Facet.sample("home")],
        size: Size(160, 24))
      try session.wait(for: "a page or the end", within: .patience) { output in
        let text = String(decoding: output, as: UTF8.self)
        return text.contains(Self.lastQuestion) || text.contains("\n")
      }
      guard !session.text.contains(Self.lastQuestion) else { continue }
      _ = try session.waitForExit()
      #expect(session.text.contains("raise the limit: ulimit -n 256"), "\(count): \(session.text)")
      #expect(!session.text.contains("set TERM"), "\(count)")
    }
  }

  private func start(_ row: Row, _ arguments: String..., environment: [String: String] = [:]) throws -> PtySession {
    let command = row.type == nil ? "unset TERM; exec \"$@\"" : "exec \"$@\""
    return try PtySession(
      "/bin/sh", ["-c", "read go; \(command)", "sh", Facet.path] + arguments,
      environment: row.environment.merging(environment) { $1 }.merging(row.type.map { ["TERM": $0] } ?? [:]) { $1 })
  }

  @Test("Every terminal type receives the colours that it has, and is restored at the end", arguments: rows)
  func everyTypeHasItsColours(row: Row) throws {
    let session = try start(row, Facet.sample("home"))
    let before = session.modes
    try session.send("\r")
    try session.wait(forText: "What sounds good tonight?", after: 0)
    try session.wait(forText: "home.json", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.modes == before)
    #expect(session.privateModes.areRestored, "\(session.privateModes.on)")
    #expect(Self.colors(in: session.text) == row.colors)
    #expect(!session.text.contains("38:"), "fewer terminals understand colons")
    #expect(
      !session.text.contains("\u{1B}]4;") && !session.text.contains("\u{1B}]P"), "the palette belongs to the user")
    #expect(session.text.contains("\u{1B}[c") == row.isAsked)
  }

  @Test("Where the page stays on the screen, its last row is left free for the shell", arguments: ["linux", "vt100"])
  func lastRowIsFreeWithoutASecondScreen(type: String) throws {
    let session = try PtySession(Facet.path, [Facet.sample("home")], environment: ["TERM": type])
    try session.wait(forText: "home.json", after: 0)
    try session.settle()
    func rows() -> [String] { ScreenModel(size: session.size, showing: session.output).canvas.textRows }
    #expect(rows().last?.contains("home.json") == true)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(rows().last?.isEmpty == true)
    #expect(rows().contains { $0.contains("What sounds good tonight?") })
  }

  @Test("The doctor reports the terminfo entry and the colours of every terminal type", arguments: rows)
  func theDoctorReportsTheType(row: Row) throws {
    let session = try start(row, "doctor", environment: ["FACET_QUERIES": "0"])
    try session.send("\r")
    #expect(try session.waitForExit() == .exited(0))
    let said = session.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("terminfo entry \(row.entry): "), "\(said)")
    #expect(said.contains(" colours \(row.colors): "), "\(said)")
  }

  @Test("A terminal that cannot place its cursor is refused with one line that names --linear")
  func terminalsWithoutACursorAreRefused() throws {
    let session = try PtySession(
      "/bin/sh", ["-c", "read go; exec \"$0\" \"$1\"", Facet.path, Facet.sample("home")], environment: ["TERM": "dumb"])
    let before = session.modes
    try session.send("\r")
    #expect(try session.waitForExit() == .exited(64))
    #expect(session.modes == before)
    #expect(!session.text.contains("\u{1B}"))
    let lines = session.text.split(whereSeparator: \.isNewline)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("facet: a terminal of type \"dumb\" cannot place its cursor; use --linear") == true)
  }

  /// tmux understands the control sequences of these older types.
  @Test(
    "Every terminal type shows the text that `render` prints with its colours",
    arguments: [
      ("xterm", "16"), ("screen", "16"), ("tmux-256color", "256"), ("linux", "16"), ("vt100", "never"),
      ("terminal-of-tomorrow", "256"),
    ])
  func theTextMatchesRender(type: String, colors: String) throws {
    let tmux = try Tmux(Facet.path, [Facet.sample("home"), "--reduced-motion"], size: Size(80, 24), term: type)
    let frame = try Facet.run("render", Facet.sample("home"), "--size", "80x24", "--color", colors)
    let rows = frame.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
    try tmux.wait(for: "the frame") { $0 == Array(rows) }
  }

  /// Returns the largest set of colours that a style sequence in the text uses.
  private static func colors(in text: String) -> String {
    // The question about colours sets one that is not shown.
    let text = text.replacingOccurrences(of: "\u{1B}[48;2;1;2;3m", with: "")
    let looks = text.split(separator: "\u{1B}[").compactMap { part -> [Int]? in
      let parameters = part.prefix { $0.isNumber || $0 == ";" }
      guard part.dropFirst(parameters.count).first == "m" else { return nil }
      return parameters.split(separator: ";").compactMap { Int($0) }
    }
    func has(_ kind: Int) -> Bool {
      looks.contains { look in zip(look, look.dropFirst()).contains { [38, 48].contains($0) && $1 == kind } }
    }
    if has(2) { return "24 bits" }
    if has(5) { return "256" }
    let few = Set(30...37).union(40...47).union(90...97).union(100...107)
    return looks.contains { !few.isDisjoint(with: $0) } ? "16" : "none"
  }
}

import Prism
import Testing

@testable import CommonApp

/// What the environment decides, and nothing else does.
struct SurroundingsTests {
  private func surroundings(_ environment: [String: String]) -> Surroundings {
    Surroundings { environment[$0] }
  }

  @Test(
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;7", .light), ("0;default;15", .light), ("15;8", .dark), ("x", .dark),
      (nil, .dark),
    ] as [(String?, Scheme)])
  func theSchemeIsThatOfTheTerminal(value: String?, scheme: Scheme) {
    #expect(surroundings(value.map { ["COLORFGBG": $0] } ?? [:]).scheme == scheme)
  }

  @Test(
    arguments: [
      [:], ["TERM": "xterm-256color"], ["COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "yes"],
      ["TERM": "screen-256color", "COLORTERM": "truecolor"],
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"],
      ["TERM": "linux", "COLORTERM": "truecolor"], ["TERM": "dumb", "COLORTERM": "truecolor"],
      ["TERM": "vt100", "COLORTERM": "24bit"], ["TERM": "directory"],
    ] as [[String: String]])
  func everyColourIsNotPromisedWhereItMayNotBe(environment: [String: String]) {
    #expect(surroundings(environment).depth == nil)
  }

  @Test(
    arguments: [
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "24bit"],
      ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["TERM": "xterm-direct"],
      ["TERM": "nobody-knows", "COLORTERM": "truecolor"],
      ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"],
    ] as [[String: String]])
  func everyColourIsKnownBeforeTerminfoIsAsked(environment: [String: String]) {
    #expect(surroundings(environment).depth == .truecolor)
    #expect(surroundings(environment.merging(["NO_COLOR": "1"]) { $1 }).depth == .monochrome)
    #expect(surroundings(environment.merging(["NO_COLOR": ""]) { $1 }).depth == .truecolor)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "linux"], false), (["TERM": "xterm", "SSH_TTY": "/dev/pts/1"], false),
      (["TERM": "xterm", "SSH_CONNECTION": "1 2 3 4"], false), (["TERM": "xterm", "FACET_QUERIES": "0"], false),
      (["TERM": "xterm", "SSH_TTY": "/dev/pts/1", "FACET_QUERIES": "1"], true),
    ] as [([String: String], Bool)])
  func theTerminalIsAskedWhereItAnswersAtOnce(environment: [String: String], asks: Bool) {
    #expect(surroundings(environment).screenSettings.asks == asks)
  }

  @Test func synchronizedFramesCanBeRefused() {
    #expect(surroundings([:]).screenSettings.synchronizes)
    #expect(!surroundings(["FACET_NO_SYNC": "1"]).screenSettings.synchronizes)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .palette256), (["TERM": "xterm"], .palette16), (["TERM": "dumb"], .monochrome),
      ([:], .monochrome),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .truecolor), (["TERM": "xterm", "NO_COLOR": "1"], .monochrome),
      (["TERM": "xterm-kitty"], .truecolor), (["TERM": "dumb", "COLORTERM": "truecolor"], .monochrome),
    ] as [([String: String], Depth)])
  func printedColoursFollowTheEnvironment(environment: [String: String], depth: Depth) {
    #expect(surroundings(environment).printedDepth == depth)
  }
}

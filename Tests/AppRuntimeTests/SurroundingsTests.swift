import Prism
import Testing

@testable import AppRuntime
@testable import Sessions

/// The settings that environment variables decide, and the reasons given for them.
struct SurroundingsTests {
  private func surroundings(_ environment: [String: String]) -> Surroundings {
    Surroundings { environment[$0] }
  }

  @Test(
    "The scheme follows the background in COLORFGBG",
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;7", .light), ("0;default;15", .light), ("15;8", .dark), ("x", .dark),
      (nil, .dark),
    ] as [(String?, Scheme)])
  func theSchemeIsThatOfTheTerminal(value: String?, scheme: Scheme) {
    #expect(surroundings(value.map { ["COLORFGBG": $0] } ?? [:]).scheme == scheme)
  }

  @Test(
    "Full colour is not assumed where the terminal may not have it",
    arguments: [
      [:], ["TERM": "xterm-256color"], ["COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "yes"],
      ["TERM": "screen-256color", "COLORTERM": "truecolor"],
      ["TERM": "xterm-256color", "COLORTERM": "truecolor", "STY": "1.tty"],
      ["TERM": "linux", "COLORTERM": "truecolor"], ["TERM": "dumb", "COLORTERM": "truecolor"],
      ["TERM": "vt100", "COLORTERM": "24bit"], ["TERM": "directory"],
    ] as [[String: String]])
  func truecolorIsNotAssumed(environment: [String: String]) {
    #expect(surroundings(environment).depth == nil)
  }

  @Test(
    "Full colour is known from TERM and COLORTERM, and NO_COLOR refuses it",
    arguments: [
      ["TERM": "xterm-256color", "COLORTERM": "truecolor"], ["TERM": "xterm", "COLORTERM": "24bit"],
      ["TERM": "xterm-kitty"], ["TERM": "alacritty"], ["TERM": "xterm-direct"],
      ["TERM": "nobody-knows", "COLORTERM": "truecolor"],
      ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/tmux,1,0"],
    ] as [[String: String]])
  func truecolorIsKnownFromTheEnvironment(environment: [String: String]) {
    #expect(surroundings(environment).depth == .truecolor)
    #expect(surroundings(environment.merging(["NO_COLOR": "1"]) { $1 }).depth == .monochrome)
    #expect(surroundings(environment.merging(["NO_COLOR": ""]) { $1 }).depth == .truecolor)
  }

  @Test(
    "The terminal is asked, over SSH too, unless it would show the questions or the user forbids it",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "linux"], false), (["TERM": "xterm", "SSH_TTY": "/dev/pts/1"], true),
      (["TERM": "xterm", "SSH_CONNECTION": "1 2 3 4"], true), (["TERM": "xterm", "FACET_QUERIES": "0"], false),
      (["TERM": "xterm", "SSH_TTY": "/dev/pts/1", "FACET_QUERIES": "1"], true),
    ] as [([String: String], Bool)])
  func terminalIsAsked(environment: [String: String], asks: Bool) {
    #expect(surroundings(environment).screenSettings.asks == asks)
  }

  @Test("FACET_NO_SYNC turns synchronized frames off")
  func synchronizedFramesCanBeRefused() {
    #expect(surroundings([:]).screenSettings.synchronizes)
    #expect(!surroundings(["FACET_NO_SYNC": "1"]).screenSettings.synchronizes)
  }

  @Test(
    "Printed colours follow the environment",
    arguments: [
      (["TERM": "xterm-256color"], .palette256), (["TERM": "xterm"], .palette16), (["TERM": "dumb"], .monochrome),
      ([:], .monochrome),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .truecolor), (["TERM": "xterm", "NO_COLOR": "1"], .monochrome),
      (["TERM": "xterm-kitty"], .truecolor), (["TERM": "dumb", "COLORTERM": "truecolor"], .monochrome),
    ] as [([String: String], Depth)])
  func printedColoursFollowTheEnvironment(environment: [String: String], depth: Depth) {
    #expect(surroundings(environment).printedDepth == depth)
  }

  @Test(
    "Each decision about colours has its reason",
    arguments: [
      ([:], "TERM is not set"), (["TERM": "xterm", "NO_COLOR": "1", "COLORTERM": "truecolor"], "NO_COLOR is set"),
      (["TERM": "xterm", "COLORTERM": "24bit"], "COLORTERM=24bit"),
      (["TERM": "linux", "COLORTERM": "24bit"], "TERM=linux never has 24 bits of colour, whatever COLORTERM says"),
      (["TERM": "screen", "COLORTERM": "24bit"], "GNU screen hands COLORTERM on, but not the colours"),
      (["TERM": "xterm-kitty"], "\"kitty\" in TERM always has 24 bits of colour"),
      (["TERM": "xterm"], "neither COLORTERM nor TERM promises 24 bits of colour"),
    ] as [([String: String], String)])
  func coloursHaveAReason(environment: [String: String], reason: String) {
    #expect(surroundings(environment).colorDecision.reason.string == reason)
  }

  @Test(
    "The multiplexer is found from TMUX, STY and TERM, with the reason",
    arguments: [
      ([:], .none, "neither TMUX nor STY is set, and TERM names neither"),
      (["TMUX": "/tmp/x", "STY": "1.x", "TERM": "screen"], .tmux, "TMUX is set"),
      (["STY": "1.x", "TERM": "xterm"], .screen, "STY is set"),
      (["TERM": "tmux-256color"], .tmux, "TERM=tmux-256color"),
      (["TERM": "screen.xterm-256color"], .screen, "TERM=screen.xterm-256color, and TMUX is not set"),
    ] as [([String: String], Multiplexer, String)])
  func theMultiplexerIsFound(environment: [String: String], multiplexer: Multiplexer, reason: String) {
    #expect(surroundings(environment).multiplexer.value == multiplexer)
    #expect(surroundings(environment).multiplexer.reason.string == reason)
  }

  @Test("The reasons of decisions name variables and do not show private values")
  func reasonsNameVariablesOnly() {
    let far = surroundings(["SSH_CLIENT": "10.9.8.7", "TERM": "xterm"])
    #expect(
      far.askingDecision.reason.string
        == "late answers are swallowed")
    #expect(surroundings(["FACET_QUERIES": "1"]).askingDecision.reason.string == "FACET_QUERIES=1")
    #expect(surroundings(["FACET_NO_SYNC": "1"]).synchronizingDecision.reason.string == "FACET_NO_SYNC is set")
    #expect(surroundings(["COLORFGBG": "0;15"]).schemeDecision.reason.string == "the background is 15 in COLORFGBG")
  }

  @Test(
    "The path of the configuration follows XDG_CONFIG_HOME and HOME, and is shown with ~",
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.config/facet/config.json", "~/.config/facet/config.json"),
      (
        ["HOME": "/home/ada", "XDG_CONFIG_HOME": "/etc/xdg"], "/etc/xdg/facet/config.json", "/etc/xdg/facet/config.json"
      ),
      (
        ["HOME": "/home/ada", "XDG_CONFIG_HOME": "/home/ada/c"], "/home/ada/c/facet/config.json",
        "~/c/facet/config.json"
      ),
      (
        ["HOME": "/home/ada", "XDG_CONFIG_HOME": "c"], "/home/ada/.config/facet/config.json",
        "~/.config/facet/config.json"
      ),
      (["HOME": "x"], nil, nil), ([:], nil, nil),
    ] as [([String: String], String?, String?)])
  func configurationPath(environment: [String: String], path: String?, shown: String?) {
    let place = PersonalFile.configuration { environment[$0] }
    #expect(place.path.value == path)
    #expect(place.shownPath?.string == shown)
  }
}

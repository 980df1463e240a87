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
      (256, false, .palette256), (16, false, .palette16), (8, false, .palette16), (0, false, .monochrome),
      (256, true, .truecolor),
    ] as [(Int, Bool, Depth)])
  func theDepthIsWhatTheTerminalHas(colors: Int, isDirect: Bool, depth: Depth) {
    #expect(surroundings([:]).depth(colorCount: colors, isDirect: isDirect) == depth)
    #expect(surroundings(["NO_COLOR": "1"]).depth(colorCount: colors, isDirect: isDirect) == .monochrome)
    #expect(surroundings(["NO_COLOR": ""]).depth(colorCount: colors, isDirect: isDirect) == depth)
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .palette256), (["TERM": "xterm"], .palette16), (["TERM": "dumb"], .monochrome),
      ([:], .monochrome),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .truecolor), (["TERM": "xterm", "NO_COLOR": "1"], .monochrome),
    ] as [([String: String], Depth)])
  func printedColoursFollowTheEnvironment(environment: [String: String], depth: Depth) {
    #expect(surroundings(environment).printedDepth == depth)
  }
}

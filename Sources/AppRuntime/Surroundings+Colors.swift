import Prism
import Reporting
import Terminal
import Text

extension Surroundings {
  package var colorDecision: Decision<Depth?> {
    if refusesColor { return Decision(.monochrome, because: "NO_COLOR is set") }
    guard let type = terminalType, !type.isEmpty else { return Decision(nil, because: "TERM is not set") }
    if Self.poorTypes.contains(type) {
      return Decision(nil, because: "TERM=\(type) never has 24 bits of colour, whatever COLORTERM says")
    }
    if multiplexer.value == .screen {
      return Decision(nil, because: "GNU screen hands COLORTERM on, but not the colours")
    }
    if let word = environment("COLORTERM"), ["truecolor", "24bit"].contains(word) {
      return Decision(.truecolor, because: "COLORTERM=\(word)")
    }
    if let name = type.split(separator: "-").first(where: Self.richTypes.contains) {
      return Decision(.truecolor, because: "\"\(String(name))\" in TERM always has 24 bits of colour")
    }
    return Decision(nil, because: "neither COLORTERM nor TERM promises 24 bits of colour")
  }

  package var printingDecision: Decision<Depth> {
    let decision = colorDecision
    if let depth = decision.value { return Decision(depth, because: decision.reason) }
    guard let type = terminalType, type != "dumb" else {
      return Decision(.monochrome, because: "TERM promises no colour at all")
    }
    return type.indices.contains { type[$0...].hasPrefix("256") }
      ? Decision(.palette256, because: "there is a 256 in TERM")
      : Decision(.palette16, because: decision.reason)
  }

  /// The scheme of the terminal. COLORFGBG ends with the number of the background; most terminals without it are dark.
  package var schemeDecision: Decision<Scheme> {
    guard let value = environment("COLORFGBG"), let last = value.split(separator: ";").last, let ground = Int(last)
    else { return Decision(.dark, because: "most terminals are, and COLORFGBG does not say") }
    return Decision(ground == 7 || ground > 8 ? .light : .dark, because: "the background is \(ground) in COLORFGBG")
  }

  /// The terminals without 24 bits of colour. They may inherit COLORTERM from the terminal that they were started in.
  static let poorTypes: Set = ["dumb", "linux", "vt100", "vt102", "vt220"]

  /// Parts of the names of terminals that always have 24 bits: `xterm-kitty`, `alacritty-direct`.
  private static let richTypes: Set<Substring> = [
    "direct", "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]
}

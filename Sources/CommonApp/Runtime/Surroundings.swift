import Glibc
import Prism

/// What the environment says about the terminal, read once at the edge.
struct Surroundings {
  let environment: (String) -> String?

  init(environment: @escaping (String) -> String? = { getenv($0).map { String(cString: $0) } }) {
    self.environment = environment
  }

  var terminalType: String? { environment("TERM") }

  /// Set to anything at all, NO_COLOR means what it says (no-color.org).
  var refusesColor: Bool { environment("NO_COLOR")?.isEmpty == false }

  /// Terminals that set COLORFGBG end it with the number of their background. Most others are dark.
  var scheme: Scheme {
    guard let last = environment("COLORFGBG")?.split(separator: ";").last, let ground = Int(last) else { return .dark }
    return ground == 7 || ground > 8 ? .light : .dark
  }

  /// For what is printed without asking the terminal.
  var printedDepth: Depth {
    if let depth { return depth }
    if terminalType == nil || terminalType == "dumb" { return .monochrome }
    return terminalType?.contains("256") == true ? .palette256 : .palette16
  }

  /// What is known without terminfo, which knows nothing of most terminals with 24 bits of colour; `nil` is "ask it".
  var depth: Depth? {
    refusesColor ? .monochrome : hasEveryColor ? .truecolor : nil
  }

  private var hasEveryColor: Bool {
    guard let type = terminalType, !Self.poorTypes.contains(type), !isInGNUScreen else { return false }
    if ["truecolor", "24bit"].contains(environment("COLORTERM")) { return true }
    return !Self.richTypes.isDisjoint(with: type.split(separator: "-"))
  }

  /// It hands COLORTERM on, but not the colours.
  private var isInGNUScreen: Bool {
    guard environment("TMUX") == nil else { return false }
    return environment("STY") != nil || terminalType?.hasPrefix("screen") == true
  }

  /// COLORTERM is inherited by whatever is started in the terminal that set it, these among it.
  private static let poorTypes: Set = ["", "dumb", "linux", "vt100", "vt102", "vt220"]

  /// Parts of the names of those that always have 24 bits: `xterm-kitty`, `alacritty-direct`.
  private static let richTypes: Set<Substring> = [
    "direct", "alacritty", "contour", "foot", "ghostty", "iterm2", "kitty", "konsole", "mintty", "rio", "vte",
    "wezterm",
  ]
}

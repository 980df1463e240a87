import Glibc
import Prism

/// What the environment says about the terminal, read once at the edge.
struct Surroundings {
  private let environment: (String) -> String?

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
    if refusesColor || terminalType == nil || terminalType == "dumb" { return .monochrome }
    if ["truecolor", "24bit"].contains(environment("COLORTERM")) { return .truecolor }
    return terminalType?.contains("256") == true ? .palette256 : .palette16
  }

  func depth(colorCount: Int, isDirect: Bool) -> Depth {
    if refusesColor { return .monochrome }
    if isDirect { return .truecolor }
    return colorCount >= 256 ? .palette256 : colorCount >= 8 ? .palette16 : .monochrome
  }
}

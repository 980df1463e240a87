import CNcurses

/// Which terminfo entry to draw with.
enum TerminalType {
  /// Nearly everything that shows text today understands xterm; vt100 is what is left when only few entries are installed.
  private static let usual = ["xterm-256color", "xterm", "linux", "vt100", "ansi"]

  /// The wished type, or a usual one when nobody here has heard of it.
  static func usable(_ wish: String?, on output: Int32) throws(TerminalError) -> String {
    let wish = wish.flatMap { $0.isEmpty ? nil : $0 }
    for type in [wish].compactMap(\.self) + usual {
      switch examine(type, on: output) {
      case .usable: return type
      case .poor: throw .cannotPlaceCursor(type: type)
      case .unknown: continue
      }
    }
    throw .noDescription(type: wish ?? "")
  }

  private enum Finding {
    case usable
    case poor
    case unknown
  }

  /// `newterm` would write to a terminal before anyone could see that it is of no use, so ask terminfo first.
  private static func examine(_ type: String, on output: Int32) -> Finding {
    var reason: Int32 = 0
    guard setupterm(type, output, &reason) == 0 else { return .unknown }
    defer { facet_forget_terminal() }
    return facet_has_string("cup") && facet_has_string("clear") ? .usable : .poor
  }
}

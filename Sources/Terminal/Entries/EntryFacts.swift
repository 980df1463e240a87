import CNcurses

/// What terminfo says about a type of terminal. Asked first, because `newterm` would write to a terminal before anyone
/// could see that it is of no use.
enum EntryFacts {
  case usable(EntryAbilities)
  /// It can do no more than write one line after the other.
  case poor
  case unknown

  static func read(_ type: String, on output: Int32) -> EntryFacts {
    var reason: Int32 = 0
    guard setupterm(type, output, &reason) == 0 else { return .unknown }
    defer { facet_forget_terminal() }
    guard facet_string("cup") != nil, facet_string("clear") != nil else { return .poor }
    return .usable(EntryAbilities())
  }
}

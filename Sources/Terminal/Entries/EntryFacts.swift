import CNcurses

/// The facts that terminfo has about a type of terminal. They are read first, because `newterm` would write to a
/// terminal before it is known to be usable.
enum EntryFacts {
  case usable(EntryAbilities)
  /// A terminal that can only write one line after another.
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

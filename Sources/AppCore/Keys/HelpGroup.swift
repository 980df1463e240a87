/// The headings of the help, in order: the tasks under which the keys are listed.
package enum HelpGroup: CaseIterable, Sendable {
  case move, open, search, choose, lookInside, changeView, program
}

extension Keymap.Command {
  /// The heading under which the help lists it.
  package var group: HelpGroup {
    switch self {
    case .moveDown, .moveUp, .moveLeft, .moveRight, .nextTarget, .previousTarget, .scrollDown, .scrollUp, .halfPageDown,
      .halfPageUp, .pageDown, .pageUp, .nextSection, .previousSection, .top, .end:
      .move
    case .open, .back, .forward, .escape, .hints, .openPicture, .openOutside, .reload: .open
    case .search, .nextMatch, .previousMatch, .palette, .goTo: .search
    case .toggle, .more, .less, .clearFilters: .choose
    case .inspect, .outlines, .nextLeftOut, .previousLeftOut, .edit, .messages, .copy, .copySource: .lookInside
    case .versions, .sideBySide, .brand, .scheme, .mouse: .changeView
    case .help, .quit, .suspend: .program
    }
  }
}

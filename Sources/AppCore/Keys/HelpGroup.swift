/// The headings of the help, in order: the tasks under which the keys are listed.
package enum HelpGroup: CaseIterable, Sendable {
  case move, find, open, lookInside, compare, page
}

extension Keymap.Command {
  /// The heading under which the help lists it.
  package var group: HelpGroup {
    switch self {
    case .moveDown, .moveUp, .moveLeft, .moveRight, .nextTarget, .previousTarget, .back, .forward, .scrollDown,
      .scrollUp, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .nextSection, .previousSection, .top, .end:
      .move
    case .search, .nextMatch, .previousMatch, .escape, .palette, .goTo, .setMark, .goToMark: .find
    case .open, .toggle, .more, .less, .hints, .openPicture, .openOutside: .open
    case .inspect, .outlines, .nextLeftOut, .previousLeftOut, .edit, .copy, .copySource: .lookInside
    case .versions, .sideBySide, .brand, .scheme: .compare
    case .clearFilters, .reload, .pictures, .mouse, .messages, .help, .quit, .suspend: .page
    }
  }
}

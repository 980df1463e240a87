extension Keymap {
  /// A command that keys can be bound to. The raw value is its name in the configuration.
  package enum Command: String, CaseIterable, Sendable {
    case moveDown = "move-down"
    case moveUp = "move-up"
    case moveLeft = "move-left"
    case moveRight = "move-right"
    case nextTarget = "next-control"
    case previousTarget = "previous-control"
    case open
    case toggle
    case back
    case forward
    case escape
    case scrollDown = "scroll-down"
    case scrollUp = "scroll-up"
    case halfPageDown = "half-page-down"
    case halfPageUp = "half-page-up"
    case pageDown = "page-down"
    case pageUp = "page-up"
    case nextSection = "next-section"
    case previousSection = "previous-section"
    case top
    case end
    case more
    case less
    case clearFilters = "clear-filters"
    case search
    case nextMatch = "next-match"
    case previousMatch = "previous-match"
    case hints
    case palette
    case versions
    case sideBySide = "side-by-side"
    case reload
    case brand
    case scheme
    case pictures
    case mouse
    case copy
    case copySource = "copy-source"
    case openOutside = "open-outside"
    case openPicture = "open-picture"
    case inspect
    case outlines
    case nextLeftOut = "next-left-out"
    case previousLeftOut = "previous-left-out"
    case goTo = "go-to"
    case edit
    case messages
    case setMark = "set-mark"
    case goToMark = "go-to-mark"
    case help
    case quit
    case suspend
  }
}

extension Keymap.Command {
  /// Whether a number before its key repeats the command.
  package var isRepeatable: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .nextTarget, .previousTarget, .back, .forward, .scrollUp,
      .scrollDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .nextSection, .previousSection, .nextMatch,
      .previousMatch, .more, .less, .nextLeftOut, .previousLeftOut:
      true
    case .open, .toggle, .escape, .top, .end, .clearFilters, .search, .hints, .palette, .versions, .sideBySide, .reload,
      .brand, .scheme, .pictures, .mouse, .copy, .copySource, .openOutside, .openPicture, .inspect, .outlines, .goTo,
      .edit, .messages, .setMark, .goToMark, .help, .quit, .suspend:
      false
    }
  }

  /// The rows that the command scrolls a page of this height that has no targets.
  package func rows(ofPage height: Int) -> Int? {
    switch self {
    case .moveDown, .scrollDown: 1
    case .moveUp, .scrollUp: -1
    case .halfPageDown: height / 2
    case .halfPageUp: -height / 2
    case .pageDown, .toggle: height
    case .pageUp: -height
    case .end: .max / 2
    case .top: .min / 2
    default: nil
    }
  }
}

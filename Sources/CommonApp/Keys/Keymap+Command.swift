import Text

extension Keymap {
  /// What can be done with a key. The raw value is its name in the configuration.
  enum Command: String, CaseIterable, Sendable {
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
    case mouse
    case copy
    case copySource = "copy-source"
    case openOutside = "open-outside"
    case openPicture = "open-picture"
    case inspect
    case outlines
    case help
    case quit
    case suspend
  }
}

extension Keymap.Command {
  /// Whether a number before its key says how often.
  var isRepeatable: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .nextTarget, .previousTarget, .back, .forward, .scrollUp,
      .scrollDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .nextSection, .previousSection, .nextMatch,
      .previousMatch, .more, .less:
      true
    case .open, .toggle, .escape, .top, .end, .clearFilters, .search, .hints, .palette, .versions, .sideBySide, .reload,
      .brand, .scheme, .mouse, .copy, .copySource, .openOutside, .openPicture, .inspect, .outlines, .help, .quit,
      .suspend:
      false
    }
  }

  /// How far it scrolls what is so many rows high and has nothing that could be focused.
  func rows(ofPage height: Int) -> Int? {
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

  /// In a few words, as the help and the palette say it.
  var summary: SafeText {
    switch self {
    case .moveDown: "down"
    case .moveUp: "up"
    case .moveLeft: "left, through a carousel"
    case .moveRight: "right, through a carousel"
    case .nextTarget: "to the next control"
    case .previousTarget: "to the control before"
    case .open: "open"
    case .toggle: "switch a control, or page down"
    case .back: "back"
    case .forward: "forward"
    case .escape: "leave a search or the welcome"
    case .scrollDown: "scroll down a row"
    case .scrollUp: "scroll up a row"
    case .halfPageDown: "half a page down"
    case .halfPageUp: "half a page up"
    case .pageDown: "a page down"
    case .pageUp: "a page up"
    case .nextSection: "to the next section"
    case .previousSection: "to the section before"
    case .top: "to the top"
    case .end: "to the end"
    case .more: "one more of it"
    case .less: "one less of it"
    case .clearFilters: "switch all filters off"
    case .search: "search the page"
    case .nextMatch: "to the next match"
    case .previousMatch: "to the match before"
    case .hints: "letters on what can be opened"
    case .palette: "everything there is to do"
    case .versions: "as an older client shows it"
    case .sideBySide: "side by side in two ways"
    case .reload: "load again, or what failed"
    case .brand: "another brand"
    case .scheme: "light or dark"
    case .mouse: "mouse on or off, to select text"
    case .copy: "copy what has the focus"
    case .copySource: "copy its JSON, then its pointer"
    case .openOutside: "open a link outside"
    case .openPicture: "open the link of its picture"
    case .inspect: "look into it; again: go in there"
    case .outlines: "outline every facet"
    case .help: "all keys"
    case .quit: "quit"
    case .suspend: "suspend"
    }
  }
}

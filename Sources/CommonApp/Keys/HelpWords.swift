import Text

/// The words of the help besides those of the commands: its title, its headings, and what is said while it is searched.
enum HelpWords {
  static let title: SafeText = "Keys"
  static let placeholder: SafeText = "what to do, or a key"
  static let nothingFound: SafeText = "No key does that. Escape shows all keys again."
  static let repeatCount: SafeText = "how often the next key counts"

  static func heading(_ group: HelpGroup) -> SafeText {
    switch group {
    case .move: "Move"
    case .open: "Open and go back"
    case .search: "Search"
    case .choose: "Choose and count"
    case .lookInside: "Look inside and copy"
    case .changeView: "Change the view"
    case .program: "The program"
    }
  }

  /// `3 of 46`
  static func count(_ found: Int, of all: Int) -> SafeText { "\(found) of \(all)" }

  /// The keys that work while the help is read, for the status line. `search` and `escape` are the keys themselves.
  static func hints(search: SafeText?, isFiltered: Bool) -> [SafeText] {
    if isFiltered { return ["Esc all keys", "↑↓ scroll"] }
    return ["↑↓ scroll"] + [search.map { $0 + " search" }].compactMap(\.self) + ["other keys: back"]
  }

  static let typingHints: [SafeText] = ["Enter done", "Esc all keys"]
}

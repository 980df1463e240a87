import Terminal
import Text

/// Everything there is to do here, found by a few of its letters.
struct Palette {
  var field = TextField()
  private let entries: [PaletteEntry]
  private(set) var selected = 0

  init(_ entries: [PaletteEntry]) {
    self.entries = entries
  }

  /// The best match first; in their own order while nothing is typed.
  var matches: [(entry: PaletteEntry, places: [Int])] {
    let query = field.text.string
    let found = entries.enumerated().compactMap { index, entry in
      FuzzyMatch(query, in: entry.title.string).map { (entry: entry, match: $0, index: index) }
    }
    return found.sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
      .map { (entry: $0.entry, places: $0.match.places) }
  }

  enum Outcome {
    case chosen(PaletteEntry.Choice)
    case waiting
    case nothing
  }

  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .enter:
      let matches = matches
      return matches.indices.contains(selected) ? .chosen(matches[selected].entry.choice) : .nothing
    case .escape, .control("c"): return .nothing
    case .down, .tab, .control("n"): select(selected + 1)
    case .up, .backTab, .control("p"): select(selected - 1)
    case .pageDown: select(selected + 10)
    case .pageUp: select(selected - 10)
    default:
      if field.take(key) { selected = 0 }
    }
    return .waiting
  }

  mutating func insert(_ text: String) {
    field.insert(text)
    selected = 0
  }

  private mutating func select(_ index: Int) {
    selected = min(max(0, index), max(0, matches.count - 1))
  }
}

import Input
import Inspection
import Text
import Wording

/// The palette: every command, page and section, found by a few letters.
package struct Palette {
  private(set) var field = TextField()
  private var entries: [(entry: PaletteEntry, letters: [Character])]
  /// The matches, the best one first; in their own order while nothing is typed.
  private(set) var matches: [(entry: PaletteEntry, places: [Int])] = []
  private(set) var selected = 0
  /// Whether the typed words can be searched for in all facets ever seen.
  private let findsSeen: Bool
  /// The entry for the place that the typed words name.
  private var place: PaletteEntry?
  private let words: Words

  init(_ entries: [PaletteEntry], words: Words, findsSeen: Bool = false) {
    self.words = words
    self.entries = Self.withLetters(entries)
    self.findsSeen = findsSeen
    match()
  }

  private static func withLetters(_ entries: [PaletteEntry]) -> [(entry: PaletteEntry, letters: [Character])] {
    entries.map { (entry: $0, letters: FuzzyMatch.letters(of: $0.title.string)) }
  }

  /// Returns the palette with the same typed words and other entries.
  func offering(_ entries: [PaletteEntry]) -> Palette {
    var palette = self
    palette.entries = Self.withLetters(entries)
    palette.match()
    palette.select(selected)
    return palette
  }

  private mutating func match() {
    selected = 0
    let query = FuzzyMatch.wanted(field.text.string)
    let found = entries.enumerated().compactMap { index, entry in
      FuzzyMatch(query, in: entry.letters).map { (entry: entry.entry, match: $0, index: index) }
    }
    matches = found.sorted { ($1.match.score, $0.index) < ($0.match.score, $1.index) }
      .map { (entry: $0.entry, places: $0.match.places) }
    if let place { matches.insert((entry: place, places: []), at: 0) }
    if findsSeen { offerSearch(for: field.text.string.split(separator: " ").joined(separator: " ")) }
  }

  /// Adds the offer to search for the query: first if no title contains the query, last if one does or the query is
  /// short.
  private mutating func offerSearch(for query: String) {
    guard !query.isEmpty else { return }
    let folded = query.folded
    let isCalledSo = matches.contains { $0.entry.title.string.folded.holds(folded) }
    let isShort = query.count < Self.leastWord && !matches.isEmpty
    matches.insert(
      (entry: PaletteEntry(title: words.findSeen(SafeText(query)), choice: .find(query)), places: []),
      at: isCalledSo || isShort ? matches.count : 0)
  }

  private static let leastWord = 4

  package mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    switch key {
    case .enter:
      if matches.indices.contains(selected) { return .finish(.choice(matches[selected].entry.choice)) }
      return field.isEmpty ? .close : .finish(.explain(.unknownCommand(field.text)))
    case .escape, .control("c"): return .close
    case .down, .tab, .control("n"): select(selected + 1)
    case .up, .backTab, .control("p"): select(selected - 1)
    case .pageDown: select(selected + 10)
    case .pageUp: select(selected - 10)
    default:
      if field.take(key) { match() }
    }
    return .stay
  }

  package mutating func insert(_ text: String) {
    field.insert(text)
    match()
  }

  /// Offers the facet that the typed words name by an id, a JSON pointer or a line.
  mutating func offerPlace(in context: PanelContext) {
    let typed = field.text
    let facet = typed.isEmpty ? nil : context.page.flatMap { FacetLocator($0.page.feed).facet(at: typed.string) }
    guard facet != nil || place != nil else { return }
    place = facet.map { facet in
      PaletteEntry(title: words.goTo(typed, name: SafeText(facet.component.id)), choice: .place(typed.string))
    }
    match()
  }

  private mutating func select(_ index: Int) {
    selected = min(max(0, index), max(0, matches.count - 1))
  }
}

/// An entry of the palette.
package struct PaletteEntry {
  package enum Choice: Equatable {
    case command(Keymap.Command)
    /// The page so many steps back.
    case crumb(Int)
    /// A section of the page, by its number among those that show anything.
    case section(Int)
    case brand(String)
    /// Another feed of the response that the page came with.
    case feed(String)
    /// The facet at an id, a JSON pointer or a line.
    case place(String)
    /// A search for words in everything that was ever seen.
    case find(String)
  }

  let title: SafeText
  /// The keys with the same effect.
  var keys: SafeText = ""
  let choice: Choice
}

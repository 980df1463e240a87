import Input
import Inspection
import Text
import Wording

/// The palette: every command, page and section, found by a few letters.
package struct Palette {
  private(set) var field = TextField()
  private var entries: [Candidate]
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
    self.entries = entries.map(Candidate.init)
    self.findsSeen = findsSeen
    match()
  }

  /// An entry with the texts that are compared with the typed words.
  private struct Candidate {
    let entry: PaletteEntry
    let letters: [Character]
    let title: String

    init(_ entry: PaletteEntry) {
      self.entry = entry
      letters = FuzzyMatch.letters(of: entry.title.string)
      title = entry.title.string.folded
    }

    /// Whether each typed word stands in the title or begins another name.
    func isCalled(_ words: [String]) -> Bool {
      !words.isEmpty
        && words.allSatisfy { word in
          title.holds(word) || word.count > 1 && entry.otherNames.contains { $0.hasPrefix(word) }
        }
    }
  }

  /// Returns the palette with the same typed words and other entries.
  func offering(_ entries: [PaletteEntry]) -> Palette {
    var palette = self
    palette.entries = entries.map(Candidate.init)
    palette.match()
    palette.select(selected)
    return palette
  }

  /// Finds the entries for the typed words. Titles that contain the words come first, then entries with other names,
  /// then titles that contain the letters.
  private mutating func match() {
    selected = 0
    let query = FuzzyMatch.wanted(field.text.string)
    let words = field.text.string.folded.split(separator: " ").map(String.init)
    let phrase = words.joined(separator: " ")
    let found = entries.enumerated().compactMap { index, candidate -> (found: Found, index: Int)? in
      let match = FuzzyMatch(query, in: candidate.letters)
      let isCalled = candidate.isCalled(words)
      guard match != nil || isCalled else { return nil }
      let rank = match != nil && candidate.title.holds(phrase) ? 2 : isCalled ? 1 : 0
      return (Found(entry: candidate.entry, rank: rank, match: match), index)
    }
    matches = found.sorted { ($1.found.rank, $1.found.score, $0.index) < ($0.found.rank, $0.found.score, $1.index) }
      .map { (entry: $0.found.entry, places: $0.found.match?.places ?? []) }
    if let place { matches.insert((entry: place, places: []), at: 0) }
    if findsSeen { offerSearch(for: field.text.string.split(separator: " ").joined(separator: " ")) }
  }

  /// An entry that the typed words find.
  private struct Found {
    let entry: PaletteEntry
    /// The kind of match; higher ones come first.
    let rank: Int
    let match: FuzzyMatch?

    var score: Int { match?.score ?? 0 }
  }

  /// Adds the offer to search for the query: first if no title contains the query, last if one does or the query is
  /// short.
  private mutating func offerSearch(for query: String) {
    guard !query.isEmpty else { return }
    let folded = query.folded
    let isCalledSo = matches.contains { match in
      match.entry.title.string.folded.holds(folded) || match.entry.otherNames.contains(folded)
    }
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
    let page = typed.isEmpty ? nil : context.page
    let facet = page.flatMap { FacetLocator($0.page.feed, from: $0.chosenFacet).facet(at: typed.string) }
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
    /// A page of the history: negative steps lead back, positive ones forward.
    case page(steps: Int)
    /// The place that the user has marked with a letter.
    case mark(Unicode.Scalar)
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
  /// Other words, in lower case, by which the entry is found.
  var otherNames: [String] = []
  let choice: Choice
}

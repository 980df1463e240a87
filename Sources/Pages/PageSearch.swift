import Text
import ViewTree

/// The words of a page, and the places of those that the user searches for.
///
/// A long page is read in pieces, so that no key has to wait. The matches grow until the page is read to its end.
package struct PageSearch {
  private var speechSequence: SpeechSequence
  package private(set) var isComplete = false
  /// The words of every facet that has some, in reading order, as searches compare them.
  private var words: [(facet: Int, text: SafeText)] = []
  /// The first index in `words` of each facet.
  private var places: [Int: Int] = [:]
  package private(set) var query: SafeText = ""
  private var wanted: SafeText = ""
  /// The indices in `words` of the facets that contain the query.
  private var matches: [Int] = []
  /// The index of the current match.
  package private(set) var current: Int?
  /// The facet from which the search begins.
  private var start: Int?
  /// Whether the first match is to be shown as soon as it is found.
  private(set) var isAwaited = false

  private let piece: Int

  /// Begins to read. `piece` is the number of facets that are read at a time; the default takes a twentieth of a
  /// second.
  init(_ speechSequence: SpeechSequence, piece: Int = 8192) {
    self.speechSequence = speechSequence
    self.piece = piece
    readOn()
  }

  package var count: Int { matches.count }

  /// The facet of the current match.
  var facet: Int? { current.map { words[matches[$0]].facet } }

  /// Reads the next piece.
  mutating func readOn() {
    for _ in 0..<piece {
      guard let (facet, speech) = speechSequence.next() else {
        isComplete = true
        break
      }
      if places[facet] == nil { places[facet] = words.count }
      words.append((facet, Self.folded(speech.words.joined(separator: " "))))
      if stands(at: words.count - 1) { matches.append(words.count - 1) }
    }
    chooseFirst()
  }

  mutating func readToEnd() {
    while !isComplete { readOn() }
  }

  /// Searches for other words from a facet on, and after the end of the page from the top.
  mutating func look(for query: SafeText, from facet: Int?) {
    self.query = query
    wanted = Self.folded(query)
    start = facet
    current = nil
    matches = words.indices.filter(stands)
    isAwaited = !wanted.isEmpty
    chooseFirst()
  }

  mutating func isShown() {
    isAwaited = false
  }

  /// Moves to the next match after a facet, or to the one before it. Returns whether the move went past an end of the
  /// page.
  mutating func step(from facet: Int?, isForward: Bool) -> Bool {
    guard !matches.isEmpty else { return false }
    let here = place(of: facet) ?? current.map { matches[$0] } ?? 0
    let found = isForward ? matches.firstIndex { $0 > here } : matches.lastIndex { $0 < here }
    current = found ?? (isForward ? 0 : matches.count - 1)
    return found == nil
  }

  /// Returns a search for the same words on a changed page. `successor` maps the facets of the old page to those of the
  /// new one.
  func onto(_ speechSequence: SpeechSequence, successor: (Int) -> Int? = { $0 }) -> PageSearch {
    var search = PageSearch(speechSequence, piece: piece)
    search.look(for: query, from: (facet ?? start).flatMap(successor))
    search.isAwaited = isAwaited
    return search
  }

  private func stands(at place: Int) -> Bool { !wanted.isEmpty && words[place].text.contains(wanted) }

  /// Chooses the first match from the start on, unless an earlier one may be in a piece that is not read yet.
  private mutating func chooseFirst() {
    guard current == nil, !matches.isEmpty else { return }
    guard let start, let place = place(of: start) else {
      if start == nil || isComplete { current = 0 }
      return
    }
    current = matches.firstIndex { $0 >= place } ?? (isComplete ? 0 : nil)
  }

  private func place(of facet: Int?) -> Int? {
    facet.flatMap { places[$0] }
  }

  /// Whether some words are among those of a facet that are searched.
  func holds(_ facet: Int, _ some: SafeText) -> Bool {
    place(of: facet).map { words[$0].text.contains(Self.folded(some)) } ?? false
  }

  private static func folded(_ text: SafeText) -> SafeText { SafeText(text.string.folded) }
}

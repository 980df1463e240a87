import Text
import ViewTree

/// The words of a page, and where in it something stands that somebody looks for.
///
/// A long page is read in pieces, so that nobody waits: what is found grows until the page is read to its end.
package struct PageSearch {
  private var recital: Recital
  package private(set) var isComplete = false
  /// Every facet that says something, in reading order, in lower case.
  private var words: [(facet: Int, text: SafeText)] = []
  package private(set) var query: SafeText = ""
  private var wanted: SafeText = ""
  /// The places in `words` at which it stands.
  private var matches: [Int] = []
  /// The number of the match one has come to.
  package private(set) var current: Int?
  /// The facet from which on it is looked for.
  private var start: Int?
  /// Somebody wants to see the first match as soon as it is found.
  private(set) var isAwaited = false

  private let piece: Int

  /// `piece` is how many facets are read at a time; so many take a twentieth of a second.
  init(_ recital: Recital, piece: Int = 8192) {
    self.recital = recital
    self.piece = piece
    readOn()
  }

  package var count: Int { matches.count }

  /// The facet one has come to.
  var facet: Int? { current.map { words[matches[$0]].facet } }

  /// Reads a piece of what has not been read yet.
  mutating func readOn() {
    for _ in 0..<piece {
      guard let (facet, speech) = recital.next() else {
        isComplete = true
        break
      }
      words.append((facet, Self.folded(speech.words.joined(separator: " "))))
      if stands(at: words.count - 1) { matches.append(words.count - 1) }
    }
    chooseFirst()
  }

  mutating func readToEnd() {
    while !isComplete { readOn() }
  }

  /// Looks for other words, from a facet on; at the end of the page it goes on from the top.
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

  /// Goes to the next match behind a facet, or to the one before it; says whether that was past an end of the page.
  mutating func step(from facet: Int?, isForward: Bool) -> Bool {
    guard !matches.isEmpty else { return false }
    let here = place(of: facet) ?? current.map { matches[$0] } ?? 0
    let found = isForward ? matches.firstIndex { $0 > here } : matches.lastIndex { $0 < here }
    current = found ?? (isForward ? 0 : matches.count - 1)
    return found == nil
  }

  /// The same query on a page that has changed; `successor` says what a facet is there.
  func onto(_ recital: Recital, successor: (Int) -> Int? = { $0 }) -> PageSearch {
    var search = PageSearch(recital, piece: piece)
    search.look(for: query, from: (facet ?? start).flatMap(successor))
    search.isAwaited = isAwaited
    return search
  }

  private func stands(at place: Int) -> Bool { !wanted.isEmpty && words[place].text.contains(wanted) }

  /// What has not been read yet may come first.
  private mutating func chooseFirst() {
    guard current == nil, !matches.isEmpty else { return }
    guard let start, let place = place(of: start) else {
      if start == nil || isComplete { current = 0 }
      return
    }
    current = matches.firstIndex { $0 >= place } ?? (isComplete ? 0 : nil)
  }

  private func place(of facet: Int?) -> Int? {
    facet.flatMap { facet in words.firstIndex { $0.facet == facet } }
  }

  /// Letters count, not their case.
  private static func folded(_ text: SafeText) -> SafeText {
    SafeText(text.string.lowercased())
  }
}

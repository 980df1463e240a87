import Text
import ViewTree

/// The words of a page, and where in it something stands that somebody looks for.
struct PageSearch {
  /// Every facet that says something, in reading order, in lower case.
  private let words: [(facet: Int, text: SafeText)]
  private(set) var query: SafeText = ""
  /// The places in `words` at which it stands.
  private var matches: [Int] = []
  /// The number of the match one has come to.
  private(set) var current: Int?

  init(_ outline: Outline) {
    var words: [(facet: Int, text: SafeText)] = []
    outline.read { line in
      words.append((line.facet, Self.folded(line.speech.words.joined(separator: " "))))
    }
    self.words = words
  }

  var count: Int { matches.count }

  /// The facet one has come to.
  var facet: Int? { current.map { words[matches[$0]].facet } }

  /// Looks for other words, from a facet on; at the end of the page it goes on from the top.
  mutating func look(for query: SafeText, from facet: Int?) {
    self.query = query
    let wanted = Self.folded(query)
    matches = wanted.isEmpty ? [] : words.indices.filter { words[$0].text.contains(wanted) }
    let start = place(of: facet) ?? 0
    current = matches.isEmpty ? nil : matches.firstIndex { $0 >= start } ?? 0
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
  func onto(_ outline: Outline, successor: (Int) -> Int? = { $0 }) -> PageSearch {
    var search = PageSearch(outline)
    search.look(for: query, from: facet.flatMap(successor))
    return search
  }

  private func place(of facet: Int?) -> Int? {
    facet.flatMap { facet in words.firstIndex { $0.facet == facet } }
  }

  /// Letters count, not their case.
  private static func folded(_ text: SafeText) -> SafeText {
    SafeText(text.string.lowercased())
  }
}

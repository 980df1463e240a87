import FacetModel
import Inspection
import JSON
import Text

/// The search for words in the tree, in the JSON or among the requests of the inspector.
struct InspectorSearch {
  var field = TextField()
  /// Whether keys are typed into the field.
  var isTyping = true
  let pane: InspectorPane
  /// The chosen line before the search, from which it begins.
  let origin: InspectorPlace
  private(set) var matches: [Match] = []
  /// The words of the matches.
  private var query = ""
  private(set) var current: Int?

  enum Match {
    /// An entry of the tree or of the requests, by its number.
    case entry(Int)
    /// A value of the JSON, by its pointer within the facet.
    case value(pointer: String)
  }

  init(in pane: InspectorPane, from origin: InspectorPlace) {
    self.pane = pane
    self.origin = origin
  }

  var match: Match? { current.map { matches[$0] } }

  /// The most matches that are kept.
  private static let most = 10_000

  // MARK: The tree

  /// Finds the entries of the tree. Words that begin with `/` are a JSON pointer.
  mutating func look(in index: PageIndex) {
    defer { query = field.text.string }
    guard !field.isEmpty else { return forget() }
    if field.text.string.hasPrefix("/") {
      let facet = FacetLocator(index.feed).facet(at: field.text.string)
      matches = facet.flatMap { index.entry(ofFacet: $0.index) }.map { [.entry($0)] } ?? []
    } else {
      let matcher = FacetMatcher(field.text)
      // Longer words have no other matches than the words that they begin with.
      let isNarrower =
        !query.isEmpty && !query.hasPrefix("/") && field.text.string.hasPrefix(query)
        && matches.count < Self.most
      let candidates: [Int] = isNarrower ? entries : Array(index.entries.indices)
      matches = candidates.lazy.filter { index.matches($0, matcher) }.prefix(Self.most).map(Match.entry)
    }
    current = entries.firstIndex { $0 >= origin.selected } ?? (matches.isEmpty ? nil : 0)
  }

  private var entries: [Int] { matches.compactMap { if case .entry(let number) = $0 { number } else { nil } } }

  // MARK: The requests

  /// Finds the lines of the requests.
  mutating func look(in rows: [InspectorRow]) {
    query = field.text.string
    guard !field.isEmpty else { return forget() }
    let matcher = FacetMatcher(field.text)
    matches = rows.indices.filter { matcher.holds(rows[$0].text.string) }.map(Match.entry)
    current = entries.firstIndex { $0 >= origin.selected } ?? (matches.isEmpty ? nil : 0)
  }

  // MARK: The JSON

  /// Finds the values of a facet by their keys and texts. Words that begin with `/` are a pointer, within the facet or
  /// within the whole file.
  mutating func look(in source: Value) {
    query = field.text.string
    guard !field.isEmpty else { return forget() }
    if query.hasPrefix("/") {
      let own = source.document.pointer(at: source.range.lowerBound)
      let isWhole = query == own || query.hasPrefix(own + "/")
      let wanted = isWhole ? String(query.dropFirst(own.count)) : query
      matches = []
      Self.walk(source) { pointer, _, _ in
        if pointer == wanted { matches = [.value(pointer: pointer)] }
        return matches.isEmpty
      }
    } else {
      let matcher = FacetMatcher(field.text)
      var found: [Match] = []
      Self.walk(source) { pointer, key, value in
        if key.map(matcher.holds) == true || matcher.matches(value) { found.append(.value(pointer: pointer)) }
        return found.count < Self.most
      }
      matches = found
    }
    current = matches.isEmpty ? nil : 0
  }

  /// Calls `body` for a value and all values inside it, until it returns `false`. The recursion is limited, because the
  /// reader limits the nesting of values.
  private static func walk(_ root: Value, _ body: (_ pointer: String, _ key: String?, _ value: Value) -> Bool) {
    var goesOn = true
    func visit(_ value: Value, _ pointer: String, _ key: String?) {
      guard goesOn, body(pointer, key, value) else {
        goesOn = false
        return
      }
      for member in value.members where goesOn {
        let name = member.value.document.interner.string(member.key)
        visit(member.value, pointer + "/" + name.pointerToken, name)
      }
      for (number, element) in value.elements.enumerated() where goesOn { visit(element, "\(pointer)/\(number)", nil) }
    }
    visit(root, "", nil)
  }

  private mutating func forget() {
    matches = []
    current = nil
  }

  // MARK: Stepping

  /// Moves to the next match after the chosen line, or to the one before it.
  mutating func step(isForward: Bool, from selected: Int) {
    guard !matches.isEmpty else { return }
    if pane != .source {
      current =
        isForward
        ? entries.firstIndex { $0 > selected } ?? 0 : entries.lastIndex { $0 < selected } ?? matches.count - 1
    } else {
      let next = (current ?? 0) + (isForward ? 1 : matches.count - 1)
      current = next % matches.count
    }
  }
}

extension PageIndex {
  /// Whether the words of a search occur in an entry.
  func matches(_ number: Int, _ matcher: FacetMatcher) -> Bool {
    switch entries[number].part {
    case .list(let role): matcher.holds(role.rawValue)
    case .section(let number): matcher.holds(feed.sections[number].id)
    case .facet(let number): matcher.matches(feed.tree[number])
    }
  }
}

import FacetModel
import Input
import Inspection
import JSON
import Text

/// The search in the tree and in the JSON.
extension Inspector {
  /// Whether the open pane can be searched; in the others the search key searches the page.
  var canSearch: Bool { pane == .tree || pane == .source || pane == .network && network.opened == nil }

  mutating func beginSearch() {
    search = InspectorSearch(in: pane, from: place)
  }

  /// Takes a key while the words are typed.
  mutating func type(_ key: Key, in context: PanelContext) -> PanelOutcome {
    switch key {
    case .enter:
      search?.isTyping = false
      guard search?.field.isEmpty == false else { return leaveSearch() }
      return .act(.say(searchWords(in: context)))
    case .escape, .control("c"): return leaveSearch()
    case .backspace where search?.field.isEmpty == true: return leaveSearch()
    case .down, .control("n"): return stepToMatch(isForward: true, in: context)
    case .up, .control("p"): return stepToMatch(isForward: false, in: context)
    default:
      guard search?.field.take(key) == true else { return .stay }
      return look(in: context)
    }
  }

  mutating func insert(_ text: String, in context: PanelContext) -> PanelOutcome {
    search?.field.insert(text)
    return look(in: context)
  }

  /// Goes back to the line from before the search.
  private mutating func leaveSearch() -> PanelOutcome {
    if let search, pane == search.pane { choose(search.origin.selected) }
    search = nil
    return .stay
  }

  /// Searches for the typed words, and goes to the first match from the chosen line on.
  private mutating func look(in context: PanelContext) -> PanelOutcome {
    guard var search else { return .stay }
    if search.pane == .network {
      search.look(in: network.rows)
      self.search = search
      if search.match == nil { choose(search.origin.selected) }
      return showMatch(in: context)
    }
    guard let page = context.page else { return .stay }
    switch search.pane {
    case .tree:
      if let index { search.look(in: index) }
    default:
      if let subject { search.look(in: page.page.feed.tree[subject].source.original) }
    }
    self.search = search
    if search.match == nil { choose(search.origin.selected) }
    return showMatch(in: context)
  }

  mutating func stepToMatch(isForward: Bool, in context: PanelContext) -> PanelOutcome {
    let selected = place.selected
    search?.step(isForward: isForward, from: selected)
    let outcome = showMatch(in: context)
    guard case .stay = outcome, search?.isTyping == false else { return outcome }
    return .act(.say(searchWords(in: context)))
  }

  private mutating func showMatch(in context: PanelContext) -> PanelOutcome {
    switch search?.match {
    case .entry(let entry): center(on: entry, in: context)
    case .value(let pointer):
      unfold(to: pointer)
      makeRows(in: context)
      guard let row = rows.firstIndex(where: { $0.pointer == pointer }) else {
        return search?.isTyping == true ? .stay : .act(.say(context.words.beyondTheListing))
      }
      center(on: row, in: context)
    case nil: break
    }
    return .stay
  }

  /// `/card  3 of 17`
  func searchWords(in context: PanelContext) -> SafeText {
    guard let search else { return "" }
    let count: SafeText =
      search.field.isEmpty
      ? "" : search.current.map { context.words.place($0 + 1, of: search.matches.count) } ?? context.words.nothingFound
    return "/" + (search.isTyping ? search.field.shown : search.field.text) + (count.isEmpty ? "" : "  " + count)
  }
}

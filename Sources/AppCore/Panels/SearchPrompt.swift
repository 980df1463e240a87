import Input
import Pages
import Prism
import Text
import ViewTree

/// The prompt for the words of a search. The page shows the first match while the user types.
package struct SearchPrompt {
  private var field = TextField()
  /// The place of the page before the search.
  private var origin: PageSession.Bookmark

  init(origin: PageSession.Bookmark) {
    self.origin = origin
  }
}

extension SearchPrompt: Panel {
  package func title(in context: PanelContext) -> Phrase? {
    let count = context.matchWords
    return Phrase("/" + field.shown + (count.isEmpty ? "" : "  " + count), .statusLineText)
  }

  package func placeholder(in context: PanelContext) -> SafeText {
    field.isEmpty ? context.words.wordsOnThisPage : ""
  }

  package var isTyped: Bool { true }

  package func keys(in context: PanelContext) -> [SafeText] { [context.words.enterDone] }

  package func frame(in context: PanelContext) -> PanelFrame? { nil }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(.enter), .press:
      guard !field.isEmpty else { return leave }
      return (context.leftOutMatches(of: field.text) ?? failure(in: context)).map { .finish(.say($0)) } ?? .close
    case .key(.escape), .key(.control("c")): return leave
    case .key(.backspace) where field.isEmpty: return leave
    case .key(let key): return field.take(key) ? search : .stay
    case .paste(let text):
      field.insert(text)
      return search
    case .wheel: return .ignored
    }
  }

  /// The words about a search that has found nothing. The linear mode has words of its own.
  private func failure(in context: PanelContext) -> SafeText? {
    guard !context.readsLines, let search = context.page?.search, search.isComplete, search.count == 0 else {
      return nil
    }
    return "/" + field.text + "  " + context.matchWords
  }

  /// Goes back to the search from before, if there was one.
  private var leave: PanelOutcome { .finish(.leaveSearch(at: origin)) }

  /// Searches from the place before the prompt, because the first match behind that place is wanted.
  private var search: PanelOutcome { .act(.search(for: field.text, from: origin)) }

  /// Searches the changed page, from the place that it has now.
  package mutating func renew(in context: PanelContext) -> PanelOutcome {
    guard let page = context.page else { return .close }
    origin = page.bookmark.withoutSearch
    return .act(.search(for: field.text, from: nil))
  }

  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    field.announcement(after: (previous as? SearchPrompt)?.field, prompt: "/")
  }

  /// Announces the number of matches, and then the match.
  package func closing(by event: Event, in context: PanelContext) -> PanelClosing? {
    guard case .key(.enter) = event, !field.isEmpty, let page = context.page else {
      return PanelClosing(
        lines: [.line(context.words.searchIsLeft)] + context.whereabouts, facets: context.facetsToRead(from: nil))
    }
    let place = origin.reading?.place
    guard page.search?.current != nil else {
      return PanelClosing(lines: [.line(context.matchWords)], facets: context.facetsToRead(from: nil))
    }
    return PanelClosing(
      lines: ([context.matchWords] + page.linesToRead(from: place)).map(Announcement.line),
      facets: context.facetsToRead(from: place))
  }
}

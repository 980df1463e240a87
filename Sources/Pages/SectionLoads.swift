import FacetModel

/// The requests of clicks that load more of the section of the clicked facet.
package struct SectionLoads {
  /// The clicked facets, by the cursors that their clicks have requested.
  private var pending: [String: Identity] = [:]
  /// The cursors whose content has arrived.
  private var spent: Set<String> = []
  /// The next step of a facet, if its last response named one.
  private var continuations: [Identity: Continuation] = [:]

  /// A cursor, and the source's number of the page that named it.
  package struct Continuation {
    package let cursor: String
    package let page: Int

    package init(cursor: String, page: Int) {
      self.cursor = cursor
      self.page = page
    }
  }

  /// Returns the step that a click on a facet requests now; `nil` if all its content has arrived. `sent` is the step
  /// that the facet itself names.
  package func next(of loader: Identity, sent: Continuation) -> Continuation? {
    spent.contains(sent.cursor) ? continuations[loader] : sent
  }

  package func isPending(_ cursor: String) -> Bool { pending[cursor] != nil }

  package mutating func begin(_ cursor: String, by loader: Identity) { pending[cursor] = loader }

  /// Takes the answer for a cursor. Returns the facet that was clicked.
  mutating func finish(_ cursor: String, with answer: LoadedPage) -> Identity? {
    guard let loader = pending.removeValue(forKey: cursor) else { return nil }
    spent.insert(cursor)
    continuations[loader] =
      if case .loadContent(.page(let cursor))? = answer.feed.page.next {
        Continuation(cursor: cursor, page: answer.number)
      } else { nil }
    return loader
  }

  mutating func fail(_ cursor: String) { pending[cursor] = nil }

  /// Follows a change of the page: facets that moved keep their requests.
  mutating func follow(_ successor: (Identity) -> Identity?) {
    pending = pending.mapValues { successor($0) ?? $0 }
    continuations = Dictionary(
      continuations.compactMap { loader, cursor in successor(loader).map { ($0, cursor) } }
    ) { first, _ in first }
  }

  /// Forgets the loaded cursors, because the page starts again from its first response.
  mutating func forget() {
    spent = []
    continuations = [:]
  }
}

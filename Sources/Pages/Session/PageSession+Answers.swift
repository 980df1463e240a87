import FacetModel
import Text

/// The responses to the requests of a page.
extension PageSession {
  package mutating func receive(_ loaded: LoadedPage, for request: PageRequest) {
    switch request {
    case .next(let cursor):
      // A filtered response may have begun another sequence of pages meanwhile.
      if paging == .loading(cursor: cursor) { append(loaded, cursor: cursor) }
    case .more(let cursor):
      guard let loader = sectionLoads.finish(cursor, with: loaded) else { return }
      add(loaded, loadedBy: loader)
    case .renewal(let number):
      outdated.remove(number)
      if earlier?.isNamed != true { earlier = PreviousFeed(page.feed) }
      become(parts.renew(LoadedPage(feed: loaded.feed, title: loaded.title, number: number)))
    case .sections(let sections, let choices):
      reloads.finish(sections, choices)
      let feed = parts.replace(sections, from: loaded, in: page.feed)
      sectionLoads.forget()
      if startsAnew(loaded) {
        become(parts.withoutFurtherPages())
        goOn(from: loaded)
      } else {
        become(feed)
      }
    }
  }

  /// The first of some sections if the page has none of them, so that no answer could change it.
  package func sectionsOffThePage(_ sections: [String]) -> String? {
    let there = Set(page.feed.sections.compactMap(\.id))
    return sections.contains(where: there.contains) ? nil : sections.first
  }

  /// Drops the previous feed before another one is read, unless it is small or the user named it.
  package mutating func forgetLargeEarlierPage() {
    if earlier?.isLarge == true { earlier = nil }
  }

  /// Whether a response begins another sequence of pages: the further pages of a filtered page are not those of the
  /// unfiltered one.
  private func startsAnew(_ answer: LoadedPage) -> Bool {
    !filterQuery.isEmpty || following != nil || answer.feed.page.next != nil
  }

  /// Continues with the next page of a filtered response, if it names one.
  private mutating func goOn(from answer: LoadedPage) {
    following = !filterQuery.isEmpty || answer.feed.page.next != nil ? answer.feed.page : nil
    lastPageNumber = answer.number
    cursors = []
    paging = nextPage == nil ? .finished : .resting
    updateTail()
    settle()
  }

  /// Takes the failure of a request. Returns the message for the status line, unless a row of the page shows it.
  ///
  /// `isFinal` says that asking again would fail in the same way. Filters whose answer does not come are shown as they
  /// were, because the sections on the screen belong to the earlier choices.
  package mutating func fail(_ reason: SafeText, for request: PageRequest, isFinal: Bool = false) -> SafeText? {
    switch request {
    case .next(let cursor):
      if paging == .loading(cursor: cursor) { failLoading(reason: reason, isFinal: isFinal) }
      return nil
    case .more(let cursor):
      sectionLoads.fail(cursor)
      return reason
    case .renewal(let number):
      outdated.insert(number)
      return page.words.stays(reason)
    case .sections(let sections, let choices):
      if !isFinal { reloads.fail(sections, choices) }
      if choices == page.state.choices, choices != reloads.answered {
        show(reloads.answered)
        return reason + page.words.filtersAsBefore
      }
      let names = sections.sorted().map { SafeText($0) }.joined(separator: ", ")
      return reason + page.words.sectionsStay(names, count: sections.count)
    }
  }

  /// Takes the sections to be tried again, and shows the choices that they were asked for.
  package mutating func takeFailedSections() -> Set<String> {
    let (sections, choices) = reloads.takeFailed()
    if let choices { show(choices) }
    return sections
  }
}

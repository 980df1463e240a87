import FacetModel
import Text

/// The responses to the requests of a page.
extension PageSession {
  package mutating func receive(_ loaded: LoadedPage, id: Int) {
    if case .loading(id, let cursor) = paging {
      append(loaded, cursor: cursor)
    } else if let load = sectionLoads.finish(id: id, next: loaded.feed.page.next) {
      become(parts.append(loaded, loadedBy: load.loader, to: page.feed))
    } else if let number = renewals.first(where: { $0.value == id })?.key {
      renewals[number] = nil
      if earlier?.isNamed != true { earlier = PreviousFeed(page.feed) }
      become(parts.renew(LoadedPage(feed: loaded.feed, title: loaded.title, number: number)))
    } else if let sections = reloads.finish(id: id), !sections.isEmpty {
      let feed = parts.replace(sections, from: loaded.feed, in: page.feed)
      sectionLoads.forget()
      if startsAnew(loaded) {
        become(parts.withoutFurtherPages())
        goOn(from: loaded)
      } else {
        become(feed)
      }
    }
  }

  /// The ids of the requests without a response.
  package var openRequests: [Int] {
    let page: [Int] = if case .loading(let id, _) = paging { [id] } else { [] }
    return page + sectionLoads.open + reloads.open + renewals.values.sorted()
  }

  /// Whether parts of the page are loading that have no row of their own yet.
  package var isReloading: Bool { reloads.isPending || sectionLoads.isPending }

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
    paging = (following ?? page.feed.page).next == nil ? .finished : .resting
    updateTail()
    settle()
  }

  /// Takes the failure of a request. Returns the message for the status line, unless a row of the page shows it.
  ///
  /// `isFinal` says that asking again would fail in the same way. Filters whose answer does not come are shown as they
  /// were, because the sections on the screen belong to the earlier choices.
  package mutating func fail(_ reason: SafeText, id: Int, isFinal: Bool = false) -> SafeText? {
    if case .loading(id, _) = paging {
      failLoading(reason: reason, isFinal: isFinal)
      return nil
    }
    if sectionLoads.fail(id: id) { return reason }
    if let number = renewals.first(where: { $0.value == id })?.key {
      renewals[number] = nil
      return page.words.stays(reason)
    }
    guard let (sections, choices) = reloads.fail(id: id, isFinal: isFinal), !sections.isEmpty else { return nil }
    if choices == page.state.choices, choices != reloads.answered {
      show(reloads.answered)
      return reason + page.words.filtersAsBefore
    }
    let names = sections.sorted().map { SafeText($0) }.joined(separator: ", ")
    return reason + page.words.sectionsStay(names, count: sections.count)
  }

  /// Takes the sections to be tried again, and shows the choices that they were asked for.
  package mutating func takeFailedSections() -> Set<String> {
    let (sections, choices) = reloads.takeFailed()
    if let choices { show(choices) }
    return sections
  }
}

import FacetModel
import Text

/// What comes of requests that a page has made.
extension PageScreen {
  mutating func receive(_ loaded: LoadedPage, id: Int) {
    if case .loading(id, let cursor) = paging {
      append(loaded, cursor: cursor)
    } else if let number = renewals.first(where: { $0.value == id })?.key {
      renewals[number] = nil
      become(parts.renew(LoadedPage(feed: loaded.feed, title: loaded.title, number: number)))
    } else if let sections = reloads.finish(id: id), !sections.isEmpty {
      become(parts.replace(sections, from: loaded.feed, in: page.feed))
    }
  }

  /// What it has asked for and has not got.
  var openRequests: [Int] {
    let page: [Int] = if case .loading(let id, _) = paging { [id] } else { [] }
    return page + reloads.open + renewals.values.sorted()
  }

  /// The result is what has to be said about it, if that stands in no row.
  mutating func fail(_ reason: SafeText, id: Int) -> SafeText? {
    if case .loading(id, _) = paging {
      failLoading(reason: reason)
      return nil
    }
    if let number = renewals.first(where: { $0.value == id })?.key {
      renewals[number] = nil
      return "the page stays as it was: " + reason
    }
    guard let sections = reloads.fail(id: id), !sections.isEmpty else { return nil }
    let names = sections.sorted().map { SafeText($0) }.joined(separator: ", ")
    return names + " not loaded again: " + reason
  }
}

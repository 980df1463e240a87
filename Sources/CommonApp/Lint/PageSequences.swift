import FacetModel
import Feeds
import Lint

/// The facets of a further page that the pages before it already contain.
struct RepeatedFindings {
  let diagnostics: [Diagnostic]
  let count: Int
}

/// Joins the pages of a bundle or an archive as the app does, to find the facets that a further page repeats.
struct PageSequences<Page: Hashable> {
  private var followers: [Page: [Page]] = [:]
  private var isFurther: Set<Page> = []
  /// The pages with followers in the order of the indexes; of two that lead to one page the first counts.
  private var order: [Page] = []

  /// The most pages of a sequence, because every page is joined to all pages before it.
  private static var mostPages: Int { 500 }

  mutating func add(_ next: Page, after first: Page) {
    if followers[first] == nil { order.append(first) }
    followers[first, default: []].append(next)
    isFurther.insert(next)
  }

  /// Returns the repeats of each further page. `read` decodes a page; the pages of one sequence are in memory together.
  func repeats(_ read: (Page) -> Feed?) -> [Page: RepeatedFindings] {
    var found: [Page: RepeatedFindings] = [:]
    var seen: Set<Page> = []
    for first in order where !isFurther.contains(first) {
      guard let feed = read(first) else { continue }
      // A page may have several further pages, for example one for each filter.
      var open = [(page: first, joined: feed, length: 1)]
      while let last = open.popLast() {
        for next in followers[last.page] ?? [] where seen.insert(next).inserted && last.length < Self.mostPages {
          guard let page = read(next) else { continue }
          let joined = last.joined.appending(page)
          let repeats = joined.repeats(of: page)
          found[next] = RepeatedFindings(diagnostics: repeats.diagnostics, count: repeats.count)
          open.append((next, joined, last.length + 1))
        }
      }
    }
    return found
  }
}

extension PageSequences<FileIdentity> {
  /// Adds the further pages that an index names.
  mutating func add(_ pages: [(after: String, file: String)]) {
    for page in pages {
      guard let first = FileIdentity(page.after), let next = FileIdentity(page.file) else { continue }
      add(next, after: first)
    }
  }
}

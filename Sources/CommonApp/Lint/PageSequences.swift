import FacetModel
import Feeds
import Lint

/// Joins the pages of a bundle as the app does, to find the facets that a further page repeats.
struct PageSequences {
  private var followers: [FileIdentity: [FileIdentity]] = [:]
  private var isFurther: Set<FileIdentity> = []
  /// The pages with followers in the order of the indexes; of two that lead to one page the first counts.
  private var order: [FileIdentity] = []

  /// The most pages of a sequence, because every page is joined to all pages before it.
  private static let mostPages = 500

  mutating func add(_ pages: [(after: String, file: String)]) {
    for page in pages {
      guard let first = FileIdentity(page.after), let next = FileIdentity(page.file) else { continue }
      if followers[first] == nil { order.append(first) }
      followers[first, default: []].append(next)
      isFurther.insert(next)
    }
  }

  /// Adds the repeats to each of the files; `numbers` gives the position of each file.
  func noteRepeats(in files: inout [LintedFile], numbers: [FileIdentity: Int]) {
    var seen: Set<FileIdentity> = []
    for first in order where !isFurther.contains(first) {
      guard let number = numbers[first], let feed = files[number].feed else { continue }
      // A page may have several further pages, for example one for each filter.
      var open = [(page: first, joined: feed, length: 1)]
      while let last = open.popLast() {
        for next in followers[last.page] ?? [] where seen.insert(next).inserted && last.length < Self.mostPages {
          guard let number = numbers[next], let page = files[number].feed else { continue }
          let joined = last.joined.appending(page)
          let repeats = joined.repeats(of: page)
          files[number].add(repeats.diagnostics, .repeatedFacet, count: repeats.count)
          open.append((next, joined, last.length + 1))
        }
      }
    }
  }
}

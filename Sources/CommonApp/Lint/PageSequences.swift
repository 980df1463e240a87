import FacetModel
import Feeds
import Lint

/// The pages of bundles that go on where others end, joined as the app joins them: only then does it come out which
/// facets a further page repeats.
struct PageSequences {
  private var followers: [FileIdentity: [FileIdentity]] = [:]
  private var isFurther: Set<FileIdentity> = []
  /// The pages with followers as the indexes name them: two may lead to one page, and then the first counts.
  private var order: [FileIdentity] = []

  /// A sequence is not followed farther: every page is joined to all of the pages before it.
  private static let mostPages = 500

  mutating func add(_ pages: [(after: String, file: String)]) {
    for page in pages {
      guard let first = FileIdentity(page.after), let next = FileIdentity(page.file) else { continue }
      if followers[first] == nil { order.append(first) }
      followers[first, default: []].append(next)
      isFurther.insert(next)
    }
  }

  /// Gives each of the files what it repeats. `numbers` says which of them stands in which file.
  func noteRepeats(in files: inout [LintedFile], numbers: [FileIdentity: Int]) {
    var seen: Set<FileIdentity> = []
    for first in order where !isFurther.contains(first) {
      guard let number = numbers[first], let feed = files[number].feed else { continue }
      // A page may have several answers to what comes next, such as one for each filter.
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

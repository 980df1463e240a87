import FacetModel
import Text
import Wording

/// The errors that the server reports on a page that it has sent all the same. Cursors in them are hidden.
package struct ServerErrors {
  private let faults: [PageFault]

  package init(_ feed: Feed) {
    faults = feed.serverErrors
  }

  package var count: Int { faults.count }

  package func first(_ most: Int, in words: Words) -> [SafeText] {
    faults.prefix(most).map { CursorMask.masked($0.message(in: words)) }
  }

  /// The first error, and the number of the others.
  package func words(in wording: Words) -> SafeText {
    guard let first = first(1, in: wording).first else { return "" }
    let more = faults.count - 1
    return first.truncated(to: Self.columns) + (more == 0 ? "" : wording.andMore(more))
  }

  private static let columns = 80
}

extension PageSession {
  package var serverErrors: ServerErrors { ServerErrors(page.feed) }
}

import FacetModel
import Text
import Wording

/// What the server says went wrong, on a page that it has sent all the same. Cursors in it are hidden.
package struct ServerErrors {
  private let faults: [PageFault]

  init(_ feed: Feed) {
    faults = feed.serverErrors
  }

  package var count: Int { faults.count }

  package func first(_ most: Int, in words: Words) -> [SafeText] {
    faults.prefix(most).map { CursorMask.masked($0.message(in: words)) }
  }

  /// The first of them, and how many more there are.
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

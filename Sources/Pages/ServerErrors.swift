import FacetModel
import Text
import Wording

/// What the server says went wrong, on a page that it has sent all the same. Cursors in it are hidden.
package struct ServerErrors {
  private let messages: [String]

  init(_ feed: Feed) {
    messages = feed.serverErrors
  }

  package var count: Int { messages.count }

  package func first(_ most: Int) -> [SafeText] {
    messages.prefix(most).map { CursorMask.masked(SafeText($0)) }
  }

  /// The first of them, and how many more there are.
  package func words(in wording: Words) -> SafeText {
    guard let first = first(1).first else { return "" }
    let more = messages.count - 1
    return first.truncated(to: Self.columns) + (more == 0 ? "" : wording.andMore(more))
  }

  private static let columns = 80
}

extension PageSession {
  package var serverErrors: ServerErrors { ServerErrors(page.feed) }
}

import FacetModel
import Feeds
import Text

/// A page of a server: the request for it, and the base of its links.
package struct HTTPPage {
  package let asked: URIReference
  package var base: URIReference
  /// The feed of the response that the page shows; `nil` for the largest.
  package let operation: String?
  /// The operation that the shown feed answers. A page that is loaded again keeps its feed.
  var shownOperation: String?
  /// The operation that was posted for it; `nil` for a GET.
  package let posted: PostedOperation?
  /// The words searched for, on a page of results from the cache.
  package var search: String?

  package init(
    _ asked: URIReference, base: URIReference? = nil, operation: String? = nil, posted: PostedOperation? = nil
  ) {
    self.asked = asked
    self.operation = operation
    self.base = base ?? asked
    self.posted = posted
  }

  /// The base of the page's links. Operations are posted to `/graphql` or below, where no pages are.
  var linkBase: URIReference {
    guard posted != nil else { return base }
    var link = base
    link.query = nil
    let steps = base.path.split(separator: "/", omittingEmptySubsequences: false)
    if let end = steps.lastIndex(where: { $0.lowercased() == "graphql" }) {
      link.path = steps[..<end].joined(separator: "/") + "/"
    }
    return link
  }

  package func isSame(as other: HTTPPage) -> Bool {
    asked == other.asked && posted == other.posted && operation == other.operation && search == other.search
  }

  package var name: SafeText { Self.name(of: asked) }

  /// The name of an address for users: without password and query, and with opaque parts cut.
  package static func name(of address: URIReference) -> SafeText {
    let address = address.withoutUser
    return SafeText((address.scheme ?? "") + "://" + (address.authority ?? "")) + masked(address.path)
  }

  /// Without user names, passwords and queries, which may hold secrets. Dots stand for a query.
  package static func shownAddress(_ address: String) -> SafeText {
    let reference = URIReference(address)
    return name(of: reference) + (reference.query?.isEmpty ?? true ? "" : "?…")
  }

  /// The name of the operation, the last word of the address, or the host.
  package var title: SafeText {
    if let name = posted?.name { return SafeText(name).truncated(to: 40) }
    let words = Self.masked(asked.path).string.split(separator: "/").map { String($0) }.filter { !$0.holds("…") }
    return words.last.map { SafeText($0).truncated(to: 40) } ?? SafeText(asked.host)
  }

  private static func masked(_ path: String) -> SafeText {
    CursorMask.masked(SafeText(path))
  }
}

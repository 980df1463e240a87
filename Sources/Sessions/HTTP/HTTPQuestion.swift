import AppCore
import FacetModel
import Feeds
import Text

/// The address and the body for a request of the app.
package struct HTTPQuestion {
  let address: URIReference
  /// The operation that is posted there; `nil` for a GET.
  let posted: PostedOperation?
  /// The number of the page; `nil` if it is not known yet.
  let number: Int?
  /// Whether an older response may be shown while the server is asked.
  let mayBeOld: Bool
  /// The feed of the response to show; `nil` for the largest.
  let operation: String?
  let use: RequestFacts.Use

  init(_ request: FeedRequest, from page: HTTPPage, number: Int, home: HTTPPage) {
    use = RequestFacts.Use(request)
    operation =
      switch request {
      case .operation(let name): name
      case .again: page.operation
      case .home: home.operation
      case .open, .next, .sections, .find: nil
      }
    switch request {
    case .home, .open, .next, .operation, .find: mayBeOld = true
    case .again, .sections: mayBeOld = false
    }
    switch request {
    case .home:
      (address, posted) = (home.asked, home.posted)
      self.number = 0
    case .again:
      (address, posted) = (page.asked, page.posted)
      self.number = number
    case .operation, .find:
      (address, posted) = (page.asked, page.posted)
      self.number = nil
    case .next, .sections:
      posted = page.posted?.asking(request)
      address = posted == nil ? request.address(on: page.base) ?? page.base : page.asked
      self.number = nil
    case .open:
      posted = home.posted?.asking(request)
      address = posted == nil ? request.address(on: page.linkBase) ?? page.base : home.asked
      self.number = nil
    }
  }

  /// The request for a page that is kept in the cache, as far as it is known.
  init(kept address: URIReference) {
    self.address = address
    posted = nil
    number = nil
    mayBeOld = true
    operation = nil
    use = .page
  }

  /// The message without the address, which is clear on the screen.
  func withoutName(_ message: SafeText) -> SafeText {
    let name = HTTPPage(address).name.string + ": "
    return message.string.hasPrefix(name) ? SafeText(String(message.string.dropFirst(name.count))) : message
  }
}

import Feeds
import Text

/// What is asked for a request of the app.
struct HTTPQuestion {
  let address: URIReference
  /// The number of the page that it is; `nil` for one whose number is not known yet.
  let number: Int?
  /// Something old is better than nothing while the server is asked.
  let mayBeOld: Bool
  /// Which feed of the answer is wanted; `nil` for the largest.
  let operation: String?

  init(_ request: FeedRequest, from page: HTTPPage, number: Int, home: HTTPPage) {
    operation =
      switch request {
      case .operation(let name): name
      case .again: page.operation
      case .home: home.operation
      case .open, .next, .sections: nil
      }
    switch request {
    case .home, .open, .next, .operation: mayBeOld = true
    case .again, .sections: mayBeOld = false
    }
    switch request {
    case .home:
      address = home.asked
      self.number = 0
    case .again:
      address = page.asked
      self.number = number
    case .operation:
      address = page.asked
      self.number = nil
    case .open, .next, .sections:
      address = request.address(on: page.base) ?? page.base
      self.number = nil
    }
  }

  /// On a screen everybody knows whom it is about.
  func withoutName(_ message: SafeText) -> SafeText {
    let name = HTTPPage(address).name.string + ": "
    return message.string.hasPrefix(name) ? SafeText(String(message.string.dropFirst(name.count))) : message
  }
}

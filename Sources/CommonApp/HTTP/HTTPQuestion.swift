import Feeds
import Text

/// What is asked for a request of the app.
struct HTTPQuestion {
  let address: URIReference
  /// The number of the page that it is; `nil` for one whose number is not known yet.
  let number: Int?
  /// Something old is better than nothing while the server is asked.
  let mayBeOld: Bool

  init(_ request: FeedRequest, from page: HTTPPage, number: Int, home: HTTPPage) {
    switch request {
    case .home, .open, .next: mayBeOld = true
    case .again, .sections: mayBeOld = false
    }
    switch request {
    case .home:
      address = home.asked
      self.number = 0
    case .again:
      address = page.asked
      self.number = number
    case .open(let uri):
      // Nobody is told a name and a password by a link.
      let link = URIReference(uri)
      address = page.base.resolving(link.authority == nil ? link : link.withoutUser)
      self.number = nil
    case .next(let cursor):
      // What filters leave goes on with the same filters, but not as some sections.
      address = page.base.setting("sections", to: nil).setting("cursor", to: cursor)
      self.number = nil
    case .sections(let sections, let filterQuery):
      let asked = page.base.setting("sections", to: sections.joined(separator: ","))
      address = filterQuery.isEmpty ? asked : asked.setting("filterQuery", to: filterQuery)
      self.number = nil
    }
  }

  /// On a screen everybody knows whom it is about.
  func withoutName(_ message: SafeText) -> SafeText {
    let name = HTTPPage(address).name.string + ": "
    return message.string.hasPrefix(name) ? SafeText(String(message.string.dropFirst(name.count))) : message
  }
}

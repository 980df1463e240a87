import FacetModel
import Text

/// The target of a link or a command that this client cannot follow.
package enum DeadEnd: Hashable {
  /// A task for which a phone would use the brand's app or another one.
  case task(Task, address: SafeText?)
  /// A facet without a click.
  case noClick
  /// A facet whose click this client does not understand.
  case lostClick(Omission.Click)
  case unknownAction
  /// A navigation without a uri.
  case noAddress
  /// An address that is handed to no other program.
  case oddAddress
  case scheme(SafeText)
  case place(SafeText)
  /// A link to a part of the page that the page does not have.
  case fragment(SafeText)
  case cuisine(SafeText?)
  case nothingMore
  case emptyDialog
  case noDialogs
  /// Words in the palette that match no command.
  case unknownCommand(SafeText)

  package enum Task: Hashable, CaseIterable {
    case signIn, sendMailAgain, pay, cart, orders, membership, share, support
    case call, writeMail, sendMessage, showMap
  }

  /// The address that the user can copy to go on elsewhere.
  package var address: SafeText? {
    switch self {
    case .task(_, let address): address
    case .noClick, .lostClick, .unknownAction, .noAddress, .oddAddress, .scheme, .place, .fragment, .cuisine,
      .nothingMore, .emptyDialog, .noDialogs, .unknownCommand:
      nil
    }
  }
}

extension DeadEnd {
  /// The dead end of an address for another app, such as a number to call or a place on a map.
  package init(scheme: String, uri: String?) {
    let rest = uri.flatMap { uri in uri.utf8.firstIndex(of: UInt8(ascii: ":")).map { uri[$0...].dropFirst() } } ?? ""
    let address = Self.printable(rest.prefix { $0 != "?" }.drop { $0 == "/" })
    switch scheme.lowercased() {
    case "tel", "telprompt", "facetime": self = .task(.call, address: address)
    case "mailto": self = .task(.writeMail, address: address)
    case "sms", "smsto", "whatsapp": self = .task(.sendMessage, address: address)
    case "geo", "maps", "comgooglemaps": self = .task(.showMap, address: Self.printable(rest.drop { $0 == "/" }))
    case let name: self = .scheme(SafeText(name).truncated(to: Self.longestName))
    }
  }

  /// The task of a page that no source has answered, taken from its path; `nil` for pages of stores and the like.
  package init?(unansweredLink uri: String, website: String?) {
    let path = Self.path(of: uri)
    guard let task = path.lazy.compactMap(Self.task).first else { return nil }
    let isWhole = uri.lowercased().hasPrefix("https://")
    let address = isWhole ? uri : website.map { $0 + "/" + Self.trimmed(uri) }
    self = .task(task, address: address.flatMap { Self.printable($0[...]) })
  }

  /// Returns the words of a path without its host: `cart` and `7` for `https://www.example.com/cart/7?x`.
  private static func path(of uri: String) -> [Substring] {
    var rest = uri.prefix { $0 != "?" && $0 != "#" }
    if let start = rest.place(of: "://")?.upperBound {
      rest = rest[start...].drop { $0 != "/" }
    }
    return rest.split(separator: "/").prefix(mostWords).map { $0 }
  }

  /// The number of words read, more than the path of a link to a task has.
  private static let mostWords = 3

  private static func task(_ word: Substring) -> Task? {
    switch word.lowercased() {
    case "checkout", "pay", "payment", "payments", "payment_methods", "place_order": .pay
    case "cart", "carts", "order_cart", "bag", "basket": .cart
    case "login", "signin", "sign_in", "signup", "sign_up", "register", "logout", "account", "profile", "settings",
      "password", "identity":
      .signIn
    case "orders", "order", "receipt", "receipts", "track", "tracking": .orders
    case "dashpass", "membership", "subscription", "subscribe": .membership
    case "share", "invite", "referral", "referrals", "refer": .share
    case "map", "maps", "directions": .showMap
    case "support", "chat", "contact": .support
    default: nil
    }
  }

  private static func trimmed(_ uri: String) -> Substring {
    let rest = uri.drop { $0 == "/" }
    return rest.prefix(longestAddress)
  }

  private static let longestAddress = 2000
  private static let longestName = 40

  /// Returns the text without hostile characters; `nil` if nothing is left.
  private static func printable(_ text: Substring) -> SafeText? {
    let text = SafeText(String(text.prefix(longestAddress)))
    return text.isEmpty ? nil : text
  }
}

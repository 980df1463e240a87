import FacetModel
import Text

/// The words of dead ends: what cannot be done here, and what the user can do instead.
struct DeadEndWords {
  let what: SafeText
  let instead: SafeText

  /// Both in one sentence.
  var sentence: SafeText { instead.isEmpty ? what : what + "; " + instead }

  /// The same, behind the reason that a server has given.
  func after(_ reason: SafeText) -> DeadEndWords {
    reason.isEmpty ? self : DeadEndWords(reason + "; " + what, instead)
  }

  /// The keys that it names; `nil` where they do nothing, or have no key.
  struct Keys {
    var copy: SafeText?
    var inspect: SafeText?
    var search: SafeText?
    var help: SafeText?
  }

  init(_ end: DeadEnd, keys: Keys = Keys()) {
    switch end {
    case .task(let task, let address): self.init(task, address, keys)
    case .noClick: self.init("nothing opens here", Self.key(keys.inspect, "looks into it"))
    case .lostClick(let click):
      self.init("nothing happens: " + SafeText(click.description), Self.key(keys.inspect, "shows what was sent"))
    case .unknownAction:
      self.init("this client does not know the action", Self.key(keys.inspect, "shows what was sent"))
    case .noAddress: self.init("this leads nowhere: it has no address", Self.key(keys.inspect, "shows what was sent"))
    case .oddAddress:
      self.init(
        "not opened: the address is too long, or has characters that no address has",
        Self.key(keys.inspect, "shows what was sent"))
    case .scheme(let scheme):
      self.init("not opened: \(scheme) addresses belong to other apps", Self.key(keys.inspect, "shows what was sent"))
    case .place(let place):
      self.init("not opened: this app has no place called \(place)", Self.key(keys.inspect, "shows what was sent"))
    case .fragment(let name):
      self.init("nothing on this page is called \(name)", Self.key(keys.search, "searches the page"))
    case .cuisine(let name):
      self.init("there is no filter for \(name ?? "this cuisine") here", Self.key(keys.search, "searches the page"))
    case .nothingMore: self.init("there is nothing more to load", "")
    case .emptyDialog:
      self.init("the dialog that this opens says nothing", Self.key(keys.inspect, "shows what was sent"))
    case .noDialogs: self.init("clients of this version show no dialogs", "--facets-version makes it another one")
    case .unknownCommand(let words):
      self.init("no command is called “\(words.truncated(to: 40))”", Self.key(keys.help, "lists all keys"))
    }
  }

  private init(_ task: DeadEnd.Task, _ address: SafeText?, _ keys: Keys) {
    let (what, instead) = Self.words(task, address)
    let copy = address == nil ? "" : Self.key(keys.copy, "copies it")
    self.init(what, [instead, copy].filter { !$0.isEmpty }.joined(separator: "; "))
  }

  private init(_ what: SafeText, _ instead: SafeText) {
    self.what = what
    self.instead = instead
  }

  private static func key(_ key: SafeText?, _ does: SafeText) -> SafeText { key.map { $0 + " " + does } ?? "" }

  private static func words(_ task: DeadEnd.Task, _ address: SafeText?) -> (what: SafeText, instead: SafeText) {
    let website: SafeText = address.map { "do it on the website: " + $0 } ?? "do it on a phone or on the website"
    return switch task {
    case .signIn: ("facet cannot sign you in", address == nil ? signedIn : website)
    case .sendMailAgain:
      ("facet sends no mail", "follow the link in the mail that has come, or go on from the home page")
    case .pay: ("facet cannot pay or place orders", website)
    case .cart: ("facet has no cart", website)
    case .orders: ("facet knows no orders", website)
    case .membership: ("facet sells no memberships", website)
    case .share: ("facet cannot share", website)
    case .support: ("facet cannot reach the support", website)
    case .call: ("facet cannot call", address.map { "the number is " + $0 } ?? "use a phone")
    case .writeMail: ("facet writes no mail", address.map { "the address is " + $0 } ?? "use a mail program")
    case .sendMessage: ("facet sends no messages", address.map { "the number is " + $0 } ?? "use a phone")
    case .showMap: ("facet shows no maps", address.map { "the place is " + $0 } ?? "use a map")
    }
  }

  static let signedIn: SafeText =
    "to see what a signed-in client sees, start it with --header, or with --graphql and a request that a browser has copied"
}

/// The words of the screens that stand for what a phone would do.
extension DeadEndWords {
  static let onAPhone: SafeText = "On a phone"
  static let toHome: SafeText = "To the home page"
  static let sendLink: SafeText = "Send a link instead"
  static let followLink: SafeText = "Follow the link"

  static func title(_ occasion: BrandOccasion) -> SafeText {
    switch occasion {
    case .login, .verifyEmail, .emailVerified: onAPhone
    case .dashPass: "DashPass"
    case .orders: "Orders"
    case .address: "Where to?"
    }
  }

  /// What a phone would do, and what to do instead. `website` is the brand's.
  static func screen(_ occasion: BrandOccasion, website: String?) -> SafeText {
    let site = website.map { SafeText($0) } ?? "the website"
    return switch occasion {
    case .login:
      "A phone would ask for an address and a password here. facet cannot sign you in: " + signedIn + "."
    case .verifyEmail:
      "The link in the mail would lead back into the app. facet gets no mail: follow the link here instead."
    case .emailVerified: "A confirmed address leads on to the home page."
    case .dashPass:
      "A phone would offer the membership here: what it costs, and what it saves. facet sells none: join on \(site)."
    case .orders:
      "A phone would list what has been ordered, and how far it has come. facet knows no orders: look on \(site)."
    case .address:
      "A phone would ask where to deliver. Here --address says it at the start, and Enter on an address changes it."
    }
  }
}

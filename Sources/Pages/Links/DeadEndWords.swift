import FacetModel
import Text
import Wording

/// The words of a dead end: what is not possible here, and what the user can do instead.
package struct DeadEndWords {
  package let what: SafeText
  package let instead: SafeText

  /// Both parts in one sentence.
  package var sentence: SafeText { instead.isEmpty ? what : what + "; " + instead }

  /// Returns the same words after the reason that a server has given.
  package func after(_ reason: SafeText) -> DeadEndWords {
    reason.isEmpty ? self : DeadEndWords(reason + "; " + what, instead)
  }

  /// The keys that the words name; `nil` for a command that does nothing here or has no key.
  package struct Keys {
    package var copy: SafeText?
    package var inspect: SafeText?
    package var search: SafeText?
    package var help: SafeText?

    package init(copy: SafeText? = nil, inspect: SafeText? = nil, search: SafeText? = nil, help: SafeText? = nil) {
      self.copy = copy
      self.inspect = inspect
      self.search = search
      self.help = help
    }
  }

  package init(_ end: DeadEnd, keys: Keys = Keys(), in words: Words) {
    let showsSource = keys.inspect.map(words.showsWhatWasSent) ?? ""
    let searches = keys.search.map(words.searchesThePage) ?? ""
    switch end {
    case .task(let task, let address): self.init(task, address, keys, words)
    case .noClick: self.init(words.nothingOpensHere, keys.inspect.map(words.looksIntoIt) ?? "")
    case .lostClick(let click):
      self.init(words.nothingHappens(click.reason(in: words)), showsSource)
    case .unknownAction:
      self.init(words.unknownAction, showsSource)
    case .noAddress: self.init(words.noAddress, showsSource)
    case .oddAddress:
      self.init(words.notPlainAddress, showsSource)
    case .scheme(let scheme):
      self.init(words.otherApps(scheme), showsSource)
    case .place(let place):
      self.init(words.noPlace(place), showsSource)
    case .fragment(let name):
      self.init(words.nothingCalled(name), searches)
    case .cuisine(let name):
      self.init(words.noFilter(for: name), searches)
    case .nothingMore: self.init(words.nothingMoreToLoad, "")
    case .emptyDialog:
      self.init(words.emptyDialog, showsSource)
    case .noDialogs: self.init(words.noDialogs, words.anotherVersion)
    case .unknownCommand(let typed):
      self.init(words.noCommand(typed.truncated(to: 40)), keys.help.map(words.helpListsAllKeys) ?? "")
    }
  }

  private init(_ task: DeadEnd.Task, _ address: SafeText?, _ keys: Keys, _ words: Words) {
    let (what, instead) = Self.text(task, address, words)
    let copy = address == nil ? "" : keys.copy.map(words.copiesIt) ?? ""
    self.init(what, [instead, copy].filter { !$0.isEmpty }.joined(separator: "; "))
  }

  private init(_ what: SafeText, _ instead: SafeText) {
    self.what = what
    self.instead = instead
  }

  private static func text(
    _ task: DeadEnd.Task, _ address: SafeText?, _ words: Words
  ) -> (what: SafeText, instead: SafeText) {
    let website = address.map(words.onTheWebsite) ?? words.onAPhoneOrWebsite
    return switch task {
    case .signIn: (words.cannotSignIn, address == nil ? words.seeAsSignedIn : website)
    case .sendMailAgain:
      (words.sendsNoMail, words.followTheMail)
    case .pay: (words.cannotPay, website)
    case .cart: (words.hasNoCart, website)
    case .orders: (words.knowsNoOrders, website)
    case .membership: (words.sellsNoMemberships, website)
    case .share: (words.cannotShare, website)
    case .support: (words.cannotReachSupport, website)
    case .call: (words.cannotCall, address.map(words.theNumberIs) ?? words.useAPhone)
    case .writeMail: (words.writesNoMail, address.map(words.theAddressIs) ?? words.useAMailProgram)
    case .sendMessage: (words.sendsNoMessages, address.map(words.theNumberIs) ?? words.useAPhone)
    case .showMap: (words.showsNoMaps, address.map(words.thePlaceIs) ?? words.useAMap)
    }
  }
}

/// The words of the screens that a brand shows for tasks of a phone.
extension DeadEndWords {
  static func title(_ occasion: BrandOccasion, in words: Words) -> SafeText {
    switch occasion {
    case .login, .verifyEmail, .emailVerified: words.onAPhone
    case .dashPass: "DashPass"
    case .orders: words.orders
    case .address: words.whereTo
    }
  }

  /// Returns what a phone would do, and what to do instead. `website` is the brand's.
  static func screen(_ occasion: BrandOccasion, website: String?, in words: Words) -> SafeText {
    let site = website.map { SafeText($0) } ?? words.theWebsite
    return switch occasion {
    case .login: words.phoneSignsIn + ": " + words.seeAsSignedIn + "."
    case .verifyEmail: words.mailLink
    case .emailVerified: words.confirmedGoesOn
    case .dashPass: words.phoneOffersMembership(joinOn: site)
    case .orders: words.phoneListsOrders(lookOn: site)
    case .address: words.phoneAsksWhere
    }
  }
}

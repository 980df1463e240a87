import Branding
import Components
import FacetModel
import Text
import Wording

/// The task for which a brand shows a screen of its own. A phone would carry the task out; the screen says how.
package enum BrandOccasion: Hashable {
  case login(LoginOccasion)
  case verifyEmail(address: SafeText)
  case emailVerified
  case dashPass, orders, address

  /// The occasion of a link to a part of the app; `nil` if the source answers the link with a page.
  init?(_ place: AppDestination, uri: String) {
    switch place {
    case .login: self = Self.login(uri)
    case .dashPass: self = .dashPass
    case .orders: self = .orders
    case .address: self = .address
    case .home, .store, .search: return nil
    }
  }

  private static func login(_ uri: String) -> BrandOccasion {
    let query = uri.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    for item in query.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1)
      switch parts.first {
      case "new_account": return .login(.signingUp)
      case "verify_email": return .verifyEmail(address: parts.count > 1 ? SafeText(String(parts[1])) : someAddress)
      case "email_verified": return .emailVerified
      default: break
      }
    }
    return .login(.signingIn)
  }

  private static let someAddress: SafeText = "you@example.com"

  package func title(in words: Words) -> SafeText {
    switch self {
    case .login(.signingIn): words.signIn
    case .login(.signingUp): words.signUp
    case .verifyEmail: words.confirmYourAddress
    case .emailVerified: words.confirmed
    case .dashPass: "DashPass"
    case .orders: words.orders
    case .address: words.address
    }
  }

  /// The address of the brand's website, if the words of the screen name it.
  func address(of brand: Brand) -> SafeText? {
    switch self {
    case .dashPass, .orders: brand.website.map { SafeText($0) }
    case .login, .verifyEmail, .emailVerified, .address: nil
    }
  }

  func views(of brand: Brand, in words: Words) -> [BrandedView] {
    let views = brand.views.speaking(words)
    return [ownView(views), views.panel(phoneWords(brand.website, words))].compactMap(\.self)
  }

  private func ownView(_ views: any BrandedViewFactory) -> BrandedView? {
    switch self {
    case .login(let occasion): views.makeLoginHeader(occasion)
    case .verifyEmail(let address): views.makeVerifyEmailModule(address: address)
    case .emailVerified: views.makeVerifyEmailSuccess()
    case .dashPass, .address: views.makeStaticSplash()
    case .orders: views.makeLoginBanner()
    }
  }

  /// The panel that says what a phone would do and offers the steps that are possible here.
  private func phoneWords(_ website: String?, _ words: Words) -> BrandedWords {
    BrandedWords(
      DeadEndWords.title(self, in: words), DeadEndWords.screen(self, website: website, in: words),
      actions: actions(words))
  }

  private func actions(_ words: Words) -> [LabelledAction] {
    let home = LabelledAction(words.toTheHomePage, .open(.home))
    return switch self {
    case .login:
      [LabelledAction(words.sendALink, .open(.login, query: "verify_email=\(Self.someAddress)")), home]
    case .verifyEmail:
      [LabelledAction(words.followTheLink, .open(.login, query: "email_verified=true")), home]
    case .emailVerified, .dashPass, .orders, .address: [home]
    }
  }
}

import Components
import FacetModel
import Text

/// Why a brand shows a screen of its own. On a phone more would happen there; each screen says what.
enum BrandOccasion: Hashable {
  case login(LoginOccasion)
  case verifyEmail(address: SafeText)
  case emailVerified
  case dashPass, orders, address

  /// What a link to a place of the app means; `nil` where the source has the answer.
  init?(_ place: AppPlace, uri: String) {
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

  var title: SafeText {
    switch self {
    case .login(.signingIn): "Sign in"
    case .login(.signingUp): "Sign up"
    case .verifyEmail: "Confirm your address"
    case .emailVerified: "Confirmed"
    case .dashPass: "DashPass"
    case .orders: "Orders"
    case .address: "Address"
    }
  }

  func views(of brand: Brand) -> [BrandedView] {
    [ownView(of: brand), brand.views.panel(phoneWords(brand.website))].compactMap(\.self)
  }

  private func ownView(of brand: Brand) -> BrandedView? {
    switch self {
    case .login(let occasion): brand.views.makeLoginHeader(occasion)
    case .verifyEmail(let address): brand.views.makeVerifyEmailModule(address: address)
    case .emailVerified: brand.views.makeVerifyEmailSuccess()
    case .dashPass, .address: brand.views.makeStaticSplash()
    case .orders: brand.views.makeLoginBanner()
    }
  }

  /// What a phone would do, and what can be done here.
  private func phoneWords(_ website: String?) -> BrandedWords {
    BrandedWords(DeadEndWords.title(self), DeadEndWords.screen(self, website: website), actions: actions)
  }

  private var actions: [LabelledAction] {
    let home = LabelledAction(DeadEndWords.toHome, .open(.home))
    return switch self {
    case .login:
      [LabelledAction(DeadEndWords.sendLink, .open(.login, query: "verify_email=\(Self.someAddress)")), home]
    case .verifyEmail:
      [LabelledAction(DeadEndWords.followLink, .open(.login, query: "email_verified=true")), home]
    case .emailVerified, .dashPass, .orders, .address: [home]
    }
  }
}

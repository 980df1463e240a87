import Caviar
import Components
import DoorDash
import FacetModel
import Testing
import Text
import ViewTree

@testable import Branding

/// The views that brands offer and leave out, and the actions in them.
struct BrandedViewTests {
  private func offered(_ brand: Brand) throws -> Set<BrandedSheet.Kind> {
    let sheet = try BrandedSheet(brand)
    return Set(try BrandedSheet.Kind.allCases.filter { try sheet.view($0) != nil })
  }

  @Test("DoorDash alone offers a login banner, and Caviar alone a page after the verification of an address")
  func eachBrandOffersSomethingThatTheOtherDoesNot() throws {
    let (doorDash, caviar) = (try offered(.doorDash), try offered(.caviar))
    #expect(doorDash.subtracting(caviar) == [.loginBanner])
    #expect(caviar.subtracting(doorDash) == [.emailVerified])
  }

  @Test("A brand without views of its own has the plain ones")
  func aBrandWithoutViewsHasThePlainOnes() throws {
    let plain = Brand(name: "harbor", displayName: "Harbor", tagline: "Landed today.", tokens: Brand.caviar.tokens)
    #expect(try offered(plain) == [.launch, .splash, .signingIn, .signingUp, .verifyEmail])
    let sheet = try BrandedSheet(plain)
    let splash = try #require(try sheet.view(.splash))
    #expect(sheet.canvas(splash.view, width: 30).textRows == ["Harbor", "Landed today."])
    let verification = try #require(try sheet.view(.verifyEmail))
    #expect(verification.actions.map(\.action) == [EmailVerification.sendAgain, EmailVerification.changeAddress])
    #expect(verification.view.speech.details.contains("We have sent a link to mira@example.com."))
  }

  @Test("Branded views carry their actions in order")
  func viewsCarryTheirActions() throws {
    let banner = try #require(Brand.doorDash.views.makeLoginBanner())
    #expect(banner.actions.map(\.action) == [.open(.login), .open(.dashPass)])
    let success = try #require(Brand.caviar.views.makeVerifyEmailSuccess())
    #expect(success.actions.map(\.action) == [.open(.home)])
    for brand in [Brand.doorDash, .caviar] {
      for (occasion, other) in [(LoginOccasion.signingIn, LoginOccasion.signingUp), (.signingUp, .signingIn)] {
        #expect(brand.views.makeLoginHeader(occasion)?.actions.map(\.action) == [other.action])
      }
      #expect(
        brand.views.makeVerifyEmailModule(address: "a@b.example")?.actions.map(\.action)
          == [EmailVerification.sendAgain, EmailVerification.changeAddress])
    }
  }

  /// Every action has a label that is shown and spoken, and a destination that this client knows.
  @Test("Every action of a branded view is shown, spoken and understood")
  func everyActionIsShownSpokenAndUnderstood() throws {
    for brand in [Brand.doorDash, .caviar] {
      let sheet = try BrandedSheet(brand)
      for kind in BrandedSheet.Kind.allCases {
        guard let view = try sheet.view(kind) else { continue }
        let shown = sheet.canvas(view.view, width: 80).textRows.joined()
        for action in view.actions {
          #expect(shown.contains(action.label.string))
          #expect(view.view.speech.details.contains(action.label))
          guard case .navigate(let navigation) = action.action else { continue }
          guard case .place = Destination(navigation.uri ?? "", hosts: []) else {
            Issue.record("\(action.label) leads nowhere")
            continue
          }
        }
      }
    }
  }

  @Test("Every place of the app has an address that is understood with its query", arguments: AppDestination.allCases)
  func placesAreUnderstood(place: AppDestination) throws {
    guard case .navigate(let navigation) = Action.open(place, query: "a=b") else {
      Issue.record("no navigation")
      return
    }
    let uri = try #require(navigation.uri)
    #expect(Destination(uri, hosts: []) == .place(place.rawValue, uri: uri) && uri.hasSuffix("?a=b"))
  }
}

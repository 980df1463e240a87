import Components
import Drawing
import FacetModel
import Prism
import TestSupport
import ViewTree

@testable import Branding

/// Draws the branded views of a brand one by one.
struct BrandedSheet {
  let views: any BrandedViewFactory
  let theme: Theme

  init(_ brand: Brand, scheme: Scheme = .light, depth: Depth = .truecolor) throws {
    views = brand.views
    theme = Theme(try brand.tokens.values(for: scheme), depth: depth)
  }

  enum Kind: String, CaseIterable {
    case launch, splash, landing, storePageHeader, loginBanner, signingIn, signingUp, verifyEmail, emailVerified
  }

  /// Returns the view, or `nil` when the brand does not offer it.
  func view(_ kind: Kind) throws -> BrandedView? {
    switch kind {
    case .launch: views.makeLaunchView()
    case .splash: views.makeStaticSplash()
    case .landing: try landing(BrandedExamples.landing).map { BrandedView($0) }
    case .storePageHeader: try storePageHeader(BrandedExamples.store).map { BrandedView($0) }
    case .loginBanner: views.makeLoginBanner()
    case .signingIn: views.makeLoginHeader(.signingIn)
    case .signingUp: views.makeLoginHeader(.signingUp)
    case .verifyEmail: views.makeVerifyEmailModule(address: "mira@example.com")
    case .emailVerified: views.makeVerifyEmailSuccess()
    }
  }

  func landing(_ json: String) throws -> (any FacetView)? {
    views.makeLanding(try BrandedExamples.landingContent(json))
  }

  func storePageHeader(_ json: String) throws -> (any FacetView)? {
    views.makeStorePageHeader(try BrandedExamples.storeContent(json))
  }

  func block(_ view: any FacetView, width: Int, isUnrolled: Bool = false) -> Block {
    view.layout(in: Proposal(width: width, metrics: Metrics(theme, words: .english), isUnrolled: isUnrolled))
  }

  func canvas(_ view: any FacetView, width: Int, isUnrolled: Bool = false) -> Canvas {
    let block = block(view, width: width, isUnrolled: isUnrolled)
    var canvas = Canvas(size: Size(width, block.height), style: theme.fill(.background(.primary)))
    block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: theme)
    return canvas
  }
}

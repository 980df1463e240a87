import AppTestSupport
import Components
import Drawing
import Prism
import TestSupport
import Testing
import ViewTree

@testable import Branding

/// Every component in high contrast, with its example and its cases, measured cell by cell.
@Suite("High contrast of components") struct HighContrastComponentTests {
  private let meter = ContrastMeter()

  private func expectReadable(_ canvas: Canvas, _ name: String) {
    let faults = meter.faults(in: canvas)
    #expect(faults.isEmpty, "\(name)\n\(faults.joined(separator: "\n"))")
  }

  private func themes(_ brand: Brand) throws -> [(name: String, theme: Theme)] {
    try Scheme.allCases.flatMap { scheme in
      let values = try brand.tokens.values(for: scheme, contrast: .high)
      return [Depth.truecolor, .palette256].map {
        ("\(brand.name) \(scheme) \($0)", Theme(values, depth: $0))
      }
    }
  }

  @Test("Every letter of every component can be read", arguments: ComponentFrameTests.brands.map(\.name))
  func components(name: String) throws {
    let brand = try #require(ComponentFrameTests.brands.first { $0.name == name })
    let examples = brand.makeFactory().all.map { ($0.id, $0.example) }
    for (id, json) in try examples + ComponentCases.paths().map({ ($0, try ComponentCases.json(at: $0)) }) {
      for (look, theme) in try themes(brand) {
        let sheet = ComponentSheet(json: json, theme: theme, views: brand.views, factory: brand.makeFactory())
        for width in [40, 90] { expectReadable(try sheet.canvas(width: width), "\(id) \(look) \(width)") }
      }
    }
  }

  @Test("Every letter of the views of a brand and of the client's own rows can be read")
  func ownViews() throws {
    for brand in ComponentFrameTests.brands {
      let views = brand.views
      let branded = [
        views.makeLaunchView(), views.makeStaticSplash(), views.makeLoginBanner(), views.makeLoginHeader(.signingIn),
        views.makeLoginHeader(.signingUp), views.makeVerifyEmailModule(address: "a@b.example"),
        views.makeVerifyEmailSuccess(),
      ]
      let rows: [any FacetView] = [
        LoadingRow(in: .english), ErrorRow(message: "No answer.", retryLabel: "Try again", in: .english),
        NothingRow(reasons: ["The feed has no facets."], in: .english), EndOfFeedRow(message: "That is everything."),
      ]
      for (look, theme) in try themes(brand) {
        for view in branded.compactMap({ $0?.view }) + rows {
          let block = view.layout(in: Proposal(width: 80, metrics: Metrics(theme, words: .english)))
          expectReadable(block.canvas(width: 80, theme: theme), "\(type(of: view)) \(look)")
        }
      }
    }
  }
}

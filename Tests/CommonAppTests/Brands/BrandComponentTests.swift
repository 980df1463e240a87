import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Foundation
import JSON
import Prism
import TestSupport
import Testing
import Text
import ViewTree

@testable import AppCore
@testable import Branding
@testable import CommonApp
@testable import Pages
@testable import Reporting
@testable import Sessions

/// Components that one brand adds to the shared library, or that replace a shared component in it.
struct BrandComponentTests {
  /// A component that only the brand of these tests has.
  private struct TideRow: FacetComponent, Equatable {
    static let id = "row.tide_table"
    static let category = ComponentCategory.row
    static var since: SemanticVersion { SemanticVersion(2, 3, 0) }
    static let summary = "When the boats come in."
    static let reads: ReadFields = [.text(.title)]
    static let example = #"{"id": "row.tide_table:1", "component": {"id": "row.tide_table"}, "text": {"title": "Six"}}"#

    let words: FacetWords

    init(_ facet: FacetReader, in context: ViewContext) { words = FacetWords(facet) }

    var speech: Speech { Speech(.row, label: "tide " + (words[.title] ?? "")) }

    func layout(in proposal: Proposal) -> Block {
      .line("~~ " + (words[.title] ?? ""), .listRowTitle, width: proposal.width)
    }
  }

  /// A component that replaces a shared one and has a later version than that.
  private struct LoudInfo: FacetComponent, Equatable {
    static let id = "row.info"
    static let category = ComponentCategory.row
    static var since: SemanticVersion { SemanticVersion(4, 4, 0) }
    static let summary = "One thing to know, called out."
    static let reads: ReadFields = [.text(.title), .text(.accessory)]
    static let example = #"{"id": "row.info:1", "component": {"id": "row.info"}, "text": {"title": "Open"}}"#

    let words: FacetWords

    init(_ facet: FacetReader, in context: ViewContext) { words = FacetWords(facet) }

    var speech: Speech { Speech(.row, label: words[.title] ?? "") }

    func layout(in proposal: Proposal) -> Block {
      .line("!! " + (words[.title] ?? ""), .listRowTitle, width: proposal.width)
    }
  }

  private static let harbor = Brand(
    name: "harbor", tokens: Brand.doorDash.tokens, views: PlainBrandedViews(name: "Harbor"),
    components: [TideRow.descriptor, LoudInfo.descriptor])
  private static let brands: [Brand] = [.doorDash, harbor]

  private static let feed = """
    {"pier": {"id": "pier", "body": [
      {"id": "tides", "component": {"id": "row.tide_table", "category": "row"}, "text": {"title": "half past six"}},
      {"id": "open", "component": {"id": "row.info", "category": "row"}, "text": {"title": "Open until ten"}},
      {"id": "note", "component": {"id": "row.text", "category": "row"}, "text": {"title": "Mind the nets"}}]}}
    """

  private func app(as brand: Brand) throws -> App {
    let page = Page(
      feed: try Feed(json: Self.feed), title: "pier", brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: .monochrome))
    let themeSelection = ThemeSelection(
      brands: Self.brands, brand: brand, scheme: .light, depth: .monochrome, usesASCII: false)
    return App(page: page, themeSelection: themeSelection, size: Size(60, 12), options: AppOptions(reducesMotion: true))
  }

  private func words(_ app: App) -> String { app.frame().textRows.joined(separator: "\n") }

  @Test("A brand's own component and its replacement of a shared one are drawn in that brand, and in no other")
  func brandsDrawTheirOwn() throws {
    let own = words(try app(as: Self.harbor))
    #expect(own.contains("~~ half past six") && own.contains("!! Open until ten") && own.contains("Mind the nets"))
    let other = words(try app(as: .doorDash))
    #expect(!other.contains("half past six") && other.contains("Open until ten") && !other.contains("!! Open"))
    #expect(other.contains("1 left out"))
  }

  @Test("Changing the brand changes its components in place, and changing back shows the same page")
  func changingTheBrandChangesTheRegistry() throws {
    var app = try app(as: .doorDash)
    _ = app.update(.key(.character("G")))
    let before = words(app)
    _ = app.update(.key(.character("b")))
    #expect(words(app).contains("~~ half past six") && words(app).contains("!! Open until ten"))
    #expect(!words(app).contains("left out"))
    _ = app.update(.key(.character("b")))
    #expect(words(app) == before)
  }

  @Test("Facets that only one brand shows are marked when both brands are side by side")
  func sidesMarkWhatOneBrandAdds() throws {
    var app = try app(as: Self.harbor)
    app.compare(.brand("doordash"), earlier: nil)
    let row = try #require(app.frame().textRows.first { $0.contains("~~ half past six") })
    #expect(row.contains("+"))
  }

  @Test("The version picker offers the versions of the brand's components, and an older client loses them")
  func versionsAreTheBrands() throws {
    let page = Page(
      feed: try Feed(json: Self.feed), title: "pier", brand: Self.harbor,
      theme: Theme(ThemeValues(), depth: .monochrome))
    let lost = Dictionary(uniqueKeysWithValues: VersionPicker(page).choices.map { ("\($0.version)", $0.omitted) })
    #expect(lost["2.3.0"] == 1 && lost["4.4.0"] == 0 && lost["2.0.0"] == 2 && lost["6.1.0"] == 0)
    let shared = Page(
      feed: page.feed, title: "pier", brand: .doorDash, theme: Theme(ThemeValues(), depth: .monochrome))
    #expect(!VersionPicker(shared).choices.map(\.version.description).contains("2.3.0"))
    // A change of the brand keeps the client version that the page is shown by.
    let older = shared.shown(by: SemanticVersion(4, 0, 0)).showing(Self.harbor, shared.theme)
    #expect(older.admission.capabilities.version == SemanticVersion(4, 0, 0))
    #expect(older.admission.omittedFacets.map(\.id) == ["open"])
  }

  @Test("Manifest, catalogue, gallery and request headers are made from the brand's registry")
  func everyReportReadsTheBrand() throws {
    let program = Program(name: "facet", brands: Self.brands)
    let own = try program.context.makeFactory(for: Self.harbor)
    let shared = try program.context.makeFactory(for: .doorDash)
    #expect(own.all.count == shared.all.count + 1)
    let manifest = CapabilityManifest(factory: own).json.text
    #expect(manifest.contains("row.tide_table") && manifest.contains("One thing to know, called out."))
    #expect(!manifest.contains("A piece of information behind an icon"))
    #expect(!CapabilityManifest(factory: shared).json.text.contains("row.tide_table"))
    let lines = CatalogueList(descriptors: own.all).lines.map { $0.string(inColor: false) }
    #expect(lines.contains { $0.contains("row.tide_table") && $0.contains("since 2.3.0") })
    let gallery = try #require(Gallery(factory: own).sample["gallery"])
    #expect(gallery.string(in: 0..<gallery.count).contains("tide_table:1"))

    let headers = { (version: SemanticVersion, brand: String) in
      ClientHeaders(version: version, brands: Self.brands).headers(for: brand).map(\.description)
    }
    let said = headers(Capabilities.current, "harbor")
    #expect(said.contains("X-Facets-Brand-Components: row.info/4.4.0, row.tide_table/2.3.0"))
    #expect(headers(SemanticVersion(2, 3, 0), "harbor").contains("X-Facets-Brand-Components: row.tide_table/2.3.0"))
    for (version, brand) in [(Capabilities.current, "doordash"), (SemanticVersion(2, 0, 0), "harbor")] {
      #expect(!headers(version, brand).contains { $0.hasPrefix("X-Facets-Brand-Components") })
    }
  }

  @Test("A brand with two components of the same id is refused, and the failure names the id")
  func twoOfOneIdAreRefused() throws {
    let twice = Brand(
      name: "twice", tokens: Brand.doorDash.tokens, views: PlainBrandedViews(),
      components: [TideRow.descriptor, TideRow.descriptor])
    let program = Program(name: "facet", brands: [twice])
    let failure = #expect(throws: Failure.self) { try program.context.makeFactory(for: twice) }
    #expect(failure?.message.text(in: .english).string.contains("row.tide_table") == true)
  }

  @Test("In the linear mode, a brand's component has its own words as soon as the brand is changed")
  func readingFollowsTheBrand() throws {
    let page = Page(
      feed: try Feed(json: Self.feed), title: "pier", brand: .doorDash,
      theme: Theme(try Brand.doorDash.tokens.values(for: .light), depth: .monochrome))
    let themeSelection = ThemeSelection(
      brands: Self.brands, brand: .doorDash, scheme: .light, depth: .monochrome, usesASCII: false)
    var options = AppOptions()
    options.readsLines = true
    var app = App(page: page, themeSelection: themeSelection, size: Size(60, 12), options: options)
    _ = app.update(.key(.character("b")))
    _ = app.update(.key(.character("g")))
    _ = app.update(.key(.down))
    let recited = app.history.current.page?.page.speechSequence
    #expect(recited != nil)
    #expect(app.history.current.page?.page.views.view(for: page.feed.tree[0]).speech.label == "tide half past six")
  }

  @Test(
    "Every component of the brands stays within its width, and its example is drawn in its brand",
    arguments: [
      Brand.doorDash, Brand.caviar,
    ])
  func ownComponentsStayInTheirWidth(brand: Brand) throws {
    let theme = Theme(ThemeValues(), depth: .monochrome)
    for descriptor in brand.components {
      let sheet = ComponentSheet(
        json: descriptor.example, theme: theme, views: brand.views, factory: brand.makeFactory())
      for width in ComponentRoomTests.widths {
        let block = try sheet.page(width: width)
        #expect(block.width <= width && block.height > 0, "\(descriptor.id) at \(width)")
        #expect(try sheet.page(width: width, isUnrolled: true).width <= width, "\(descriptor.id) at \(width)")
      }
      var rows: [String] = []
      let dressed = try ComponentSheet(json: descriptor.example, brand: brand)
      for width in ComponentFrameTests.widths {
        rows += try ["=== \(width)"] + dressed.canvas(width: width).goldenRows
      }
      try expectGolden(rows, "components/\(descriptor.id)-of-\(brand.name)")
    }
  }
}

import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// The golden frames of the inspector: beside the page, below it, and over it.
struct InspectorFrameTests {
  static let brands = TestApp.brands.map(\.name)

  private func home(_ brand: String, width: Int) throws -> TestApp {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let app = try TestApp(sample: "home", brand: brand, size: Size(width, 36), reducesMotion: true)
    return app.press(.down, times: 4)
  }

  @Test("The facet pane matches its golden frame", arguments: brands, [40, 80, 140])
  func facetPane(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("i"))
    try expectGolden(app.frame.goldenRows, "inspector/facet-\(brand)-\(width)")
  }

  @Test("The JSON pane matches its golden frame", arguments: brands, [80, 140])
  func sourcePane(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("i"), times: 2).press(.tab)
    try expectGolden(app.frame.goldenRows, "inspector/source-\(brand)-\(width)")
  }

  @Test("The tree pane matches its golden frame", arguments: brands, [80, 140])
  func treePane(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("i"), times: 2).press(.tab, times: 2)
    try expectGolden(app.frame.goldenRows, "inspector/tree-\(brand)-\(width)")
  }

  @Test("The outlines of facets match their golden frame", arguments: brands, [80])
  func outlines(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("I"))
    try expectGolden(app.frame.goldenRows, "inspector/outlines-\(brand)-\(width)")
  }

  /// The page is the same as before after the outlines are switched off.
  @Test("Outlines name every facet on the screen and can be switched off")
  func outlinesComeAndGo() throws {
    let app = try home("doordash", width: 100)
    let before = app.frame
    app.press(.character("I")).page("home").shows("card.store").shows("carousel.standard").shows("row.banner")
    app.press(.character("I"))
    expectSameFrame(app.frame, as: before)
  }
}

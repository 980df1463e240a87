import Drawing
import Terminal
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// How the inspector looks: beside the page, below it, and in front of it.
struct InspectorFrameTests {
  static let brands = TestApp.brands.map(\.name)

  private func home(_ brand: String, width: Int) throws -> TestApp {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let app = try TestApp(sample: "home", brand: brand, size: Size(width, 36), reducesMotion: true)
    return app.press(.down, times: 4)
  }

  @Test(arguments: brands, [40, 80, 140]) func aFacet(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("i"))
    try expectGolden(app.frame.goldenRows, "inspector/facet-\(brand)-\(width)")
  }

  @Test(arguments: brands, [80, 140]) func itsSource(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("i"), times: 2).press(.tab)
    try expectGolden(app.frame.goldenRows, "inspector/source-\(brand)-\(width)")
  }

  @Test(arguments: brands, [80, 140]) func theTree(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("i"), times: 2).press(.tab, times: 2)
    try expectGolden(app.frame.goldenRows, "inspector/tree-\(brand)-\(width)")
  }

  @Test(arguments: brands, [80]) func outlines(brand: String, width: Int) throws {
    let app = try home(brand, width: width).press(.character("I"))
    try expectGolden(app.frame.goldenRows, "inspector/outlines-\(brand)-\(width)")
  }

  /// Every facet on the screen has its name there, and taking the lines away leaves the page as it was.
  @Test func outlinesComeAndGo() throws {
    let app = try home("doordash", width: 100)
    let before = app.frame
    app.press(.character("I")).page("home").shows("card.store").shows("carousel.standard").shows("row.banner")
    app.press(.character("I"))
    expectSameFrame(app.frame, as: before)
  }
}

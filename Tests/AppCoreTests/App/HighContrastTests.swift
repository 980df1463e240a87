import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Branding
@testable import Pages

/// Whole screens in high contrast, measured cell by cell.
@Suite("High contrast on screens") struct HighContrastTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let brand: Brand
    let scheme: Scheme
    let depth: Depth

    var testDescription: String { "\(brand.name) \(scheme) \(depth)" }
  }

  static let looks = TestApp.brands.flatMap { brand in
    Scheme.allCases.flatMap { scheme in
      [Depth.truecolor, .palette256].map { Look(brand: brand, scheme: scheme, depth: $0) }
    }
  }
  private static let samples = [
    "article", "caviar-home", "future", "home", "home-cheap", "home-dashpass", "landing", "modules", "retail", "search",
    "store",
  ]

  private let meter = ContrastMeter()

  private func app(_ sample: String, _ look: Look, _ size: Size) throws -> TestApp {
    try TestApp(
      sample: sample, brand: look.brand, size: size, reducesMotion: true, scheme: look.scheme, contrast: .high,
      depth: look.depth)
  }

  private func expectReadable(_ app: TestApp, _ place: String) {
    let faults = meter.faults(in: app.frame)
    #expect(faults.isEmpty, "\(place)\n\(faults.joined(separator: "\n"))")
  }

  @Test("Every letter of the sample feeds can be read, also in the line with the focus", arguments: looks)
  func samples(look: Look) throws {
    for sample in Self.samples {
      for width in [40, 80, 140] {
        let app = try app(sample, look, Size(width, 120))
        expectReadable(app, "\(sample) \(width)")
        for _ in 0..<4 {
          app.press(.down).press(.right)
          expectReadable(app, "\(sample) \(width), focus on \(app.focused ?? "")")
        }
      }
    }
  }

  @Test("Every letter can be read after every command, and in its panel", arguments: looks)
  func commands(look: Look) throws {
    for command in Keymap.Command.allCases where command != .quit && command != .suspend {
      guard let key = Keymap.standard.keys(for: command).first else { continue }
      let app = try app("home", look, Size(100, 40))
      app.press(.down, times: 5).press(key)
      expectReadable(app, command.rawValue)
      app.press(.down)
      expectReadable(app, "\(command.rawValue), then down")
      app.type("ra")
      expectReadable(app, "\(command.rawValue), then letters")
      app.press(.enter)
      expectReadable(app, "\(command.rawValue), then Enter")
    }
  }

  @Test("Every letter of the inspector can be read on every tab", arguments: looks)
  func inspector(look: Look) throws {
    let app = try app("store", look, Size(120, 40))
    app.press(.down, times: 6).press(.character("i"))
    for _ in 0..<9 {
      expectReadable(app, "inspector")
      app.press(.down, times: 3)
      expectReadable(app, "inspector, lower")
      app.press(.tab)
    }
  }

  @Test("Every letter of the brands' own screens can be read", arguments: looks)
  func screens(look: Look) throws {
    for uri in BrandScreenTests.links {
      let page = SketchedPage.section(nil, [SketchedPage.row("link", to: uri)])
      let app = try TestApp(
        SketchedWorld.page(page), brand: look.brand, scheme: look.scheme, contrast: .high, size: Size(90, 40),
        depth: look.depth)
      app.press(.enter)
      for _ in 0..<4 {
        expectReadable(app, uri)
        app.press(.down)
      }
    }
  }

  @Test("Every sign of a comparison with an older page can be read", arguments: looks)
  func comparison(look: Look) throws {
    func page(_ rows: [(id: String, title: String)]) -> String {
      let rows = rows.map { id, title in
        """
        {"id": "\(id)", "component": {"id": "row.item", "category": "row"}, "text": {"title": "\(title)", "accessory": "$4"},
         "custom": {"is_available": false}}
        """
      }
      return #"{"body": [{"id": "s", "body": [\#(rows.joined(separator: ","))]}]}"#
    }
    let app = try TestApp(
      json: page([("a", "Eel"), ("b", "Cod"), ("new", "Crab"), ("c", "Roe")]), size: Size(120, 30), brand: look.brand,
      scheme: look.scheme, contrast: .high, depth: look.depth)
    try app.app(comparingWithJSON: page([("c", "Roe"), ("a", "Old eel"), ("b", "Cod"), ("old", "Squid")]))
    #expect(["+", "-", "~"].allSatisfy { app.rows.joined().contains($0) })
    for _ in 0..<3 {
      expectReadable(app, "comparison")
      app.press(.down)
    }
  }

  @Test("The contrast stays when the brand and the scheme change")
  func keysKeepContrast() throws {
    let app = try app("home", Self.looks[0], Size(80, 30))
    var grounds: Set<ResolvedColor> = []
    for key in ["b", "t", "b", "t"] as [Unicode.Scalar] {
      app.press(.character(key))
      expectReadable(app, "after \(key)")
      #expect(app.app.screen.themeSelection.contrast == .high)
      grounds.insert(app.frame[0, 0].style.background)
    }
    #expect(grounds.count == 4)
  }

  @Test("A brand without high contrast is not changed to, and the line at the bottom says why")
  func brandWithoutHighContrast() throws {
    let plain = Brand(
      name: "plain", displayName: "Plain", tagline: "", tokens: BrandTokens(values: { _ in ThemeValues() }))
    #expect(!plain.tokens.offers(.high, in: .light))
    let app = try app("home", Self.looks[0], Size(160, 30))
    app.changeApp { app in
      app.screen.themeSelection = ThemeSelection(
        brands: [.doorDash, plain], brand: .doorDash, scheme: .light, contrast: .high, depth: .truecolor,
        usesASCII: false)
    }
    app.press(.character("b"))
    #expect(app.app.screen.themeSelection.brand.name == "doordash")
    #expect(app.statusLine.contains("the brand plain has no high contrast in the light scheme"))
  }

  @Test("Where the user decides the colours, high contrast takes the terminal's own, and no dim letters")
  func sixteenColors() throws {
    for depth in [Depth.palette16, .monochrome] {
      for scheme in Scheme.allCases {
        let app = try app("store", Look(brand: .caviar, scheme: scheme, depth: depth), Size(100, 100))
        app.press(.down, times: 3)
        let styles = Set(app.frame.cells.map(\.style))
        #expect(styles.allSatisfy { $0.foreground == .terminalDefault && $0.background == .terminalDefault })
        #expect(styles.allSatisfy { !$0.attributes.contains(.dim) })
        #expect(
          styles.contains { $0.attributes.contains(.reverse) } && styles.contains { $0.attributes.contains(.bold) })
      }
    }
  }
}

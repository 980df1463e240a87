import Foundation
import JSON
import Prism
import TestSupport
import Testing

/// Brands from token files: complete, or refused with the place of every fault.
struct BrandTokensTests {
  private static func harbor(_ file: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Tests/PrismTests/Brands/harbor/\(file)"), encoding: .utf8)
  }

  private func tokens(light: String? = nil, base: String? = nil, dark: String? = nil) throws -> BrandTokens {
    BrandTokens(
      base: TokenSource(name: "base.tokens.json", text: try base ?? Self.harbor("base.tokens.json")),
      light: TokenSource(name: "harbor/light.tokens.json", text: try light ?? Self.harbor("light.tokens.json")),
      dark: TokenSource(name: "dark.tokens.json", text: try dark ?? Self.harbor("dark.tokens.json")))
  }

  @Test("A brand made of token files alone has every value and readable contrast", arguments: Scheme.allCases)
  func brandOfFilesIsComplete(scheme: Scheme) throws {
    let values = try tokens().values(for: scheme)
    #expect(values.colors.count == Color.allCases.count)
    #expect(values.looks.count == Typography.allCases.count)
    #expect(values.spacings.count == Spacing.allCases.count)
    let report = ContrastReport(Theme(values, depth: .truecolor))
    #expect(report.failures.isEmpty)
  }

  @Test("A missing colour is named together with the file it belongs in", arguments: Color.allCases.map(\.tokenName))
  func missingColoursAreNamedWithTheirFile(name: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.harbor("light.tokens.json").utf8))
    let without = removing(name.split(separator: ".").map(String.init)[...], from: object)
    let light = String(decoding: try JSONSerialization.data(withJSONObject: without), as: UTF8.self)
    let error = #expect(throws: TokenErrors.self) { try tokens(light: light).values(for: .light) }
    let text = try #require(error).description
    #expect(text.contains(name) && text.contains("harbor/light.tokens.json:"), "\(text)")
  }

  private static func harbor(_ file: String, replacing changes: [(String, String)]) throws -> String {
    try changes.reduce(harbor(file)) { $0.replacing($1.0, with: $1.1) }
  }

  /// Authors can then fix all faults of a brand at once.
  @Test("All faults of a brand's files are reported together, sorted by file and place, each once")
  func allFaultsAreReportedTogether() throws {
    let broken = BrandTokens(
      base: TokenSource(
        name: "base.json",
        text: try Self.harbor("base.tokens.json", replacing: [(#""bodyText""#, #""bodyTxet""#)])),
      light: TokenSource(
        name: "light.json",
        text: try Self.harbor(
          "light.tokens.json",
          replacing: [
            ("{palette.sea.75}", "{palette.sea.57}"), (#""subdued": {"#, #""subbed": {"#),
            (#"link": { "$value": "{palette.sea.70}"#, #"lynx": { "$value": "{palette.sea.07}"#),
            (#"success": {"#, #"success": { "$type": "number","#), ("\"{palette.kelp.75}\"", "1"),
            ("\"256\": 244", "\"256\": 4"),
          ])),
      dark: TokenSource(
        name: "dark.json",
        text: try Self.harbor(
          "dark.tokens.json", replacing: [(#""warning": { "$value": "{palette"#, #""warning": { "$value": "{pallet"#)]))
    )
    let errors = try #require(throws: TokenErrors.self) { try broken.values() }
    let text = errors.description
    for fault in [
      "base.json", "a typography is missing: typography.bodyText", #"nothing is called "typography.bodyTxet""#,
      "dark.json", "there is no token 'pallet.", "light.json:8:", "there is no token 'palette.sea.57'",
      "belongs a number from 16 to 255", "a colour is missing: color.text.subdued",
      "a colour is missing: color.text.link",
      #"nothing is called "color.text.lynx""#, "'color.text.success' is a number where a colour should be",
    ] {
      #expect(text.contains(fault), "\(fault) is not in\n\(text)")
    }
    // A token whose value leads nowhere is not missing, and a fault that affects both schemes is reported once.
    #expect(!text.contains("missing: color.text.brand"))
    #expect(errors.errors.count == Set(errors.errors).count && errors.count == errors.errors.count)
    let places = errors.errors.map { ($0.place.file, $0.place.location) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 || $0 == $1 })
  }

  @Test("A file that cannot be read does not hide the faults of the other files")
  func unreadableFileHidesNoOtherFaults() throws {
    let dark = try Self.harbor("dark.tokens.json", replacing: [(#""link": {"#, #""lynx": {"#)])
    let errors = try #require(throws: TokenErrors.self) { try tokens(light: "{\n", dark: dark).values() }
    #expect(
      errors.errors.map(\.description) == [
        "dark.tokens.json:5:13: a colour is missing: color.text.link (at /color/text)",
        #"dark.tokens.json:10:15: nothing is called "color.text.lynx" (at /color/text/lynx)"#,
        "harbor/light.tokens.json:2:1: the text ends inside an object that starts at 1:1",
      ])
  }

  @Test("The dark scheme does not read the file of the light scheme") func aDarkSchemeDoesNotReadTheLightFile() throws {
    #expect(throws: TokenErrors.self) { try tokens(light: "{").values(for: .light) }
    _ = try tokens(light: "{").values(for: .dark)
  }

  @Test("High contrast lays its few tokens over those of the scheme, and a brand may have it in one scheme alone")
  func highContrastIsALayer() throws {
    let files = BrandTokens(
      base: TokenSource(name: "base", text: try Self.harbor("base.tokens.json")),
      light: TokenSource(name: "light", text: try Self.harbor("light.tokens.json")),
      dark: TokenSource(name: "dark", text: try Self.harbor("dark.tokens.json")),
      highDark: TokenSource(
        name: "high-dark",
        text:
          ##"{"color": {"text": {"$type": "color", "brand": {"$value": "#fedcba"}, "link": {"$value": "{palette.fog.0}"}}}}"##
      ))
    #expect(files.offers(.high, in: .dark) && !files.offers(.high, in: .light) && files.offers(.normal, in: .light))
    let (normal, high) = (try files.values(for: .dark), try files.values(for: .dark, contrast: .high))
    #expect(high.colors[.text(.brand)]?.rgb == RGB(0xFEDCBA))
    #expect(high.colors[.text(.link)]?.rgb == RGB(0xFFFFFF))
    #expect(normal.colors[.text(.brand)]?.rgb != RGB(0xFEDCBA))
    #expect(high.colors.filter { normal.colors[$0.key] != $0.value }.count == 2)
    #expect((normal.contrast, high.contrast) == (.normal, .high))
    #expect(try files.values(for: .light, contrast: .high).contrast == .normal)
    #expect(
      try files.values().map { "\($0.scheme) \($0.values.contrast)" } == ["light normal", "dark normal", "dark high"])
  }

  @Test("A fault of a layer of high contrast is reported with its file and its place")
  func faultsOfHighContrastAreReported() throws {
    let files = BrandTokens(
      base: TokenSource(name: "base", text: try Self.harbor("base.tokens.json")),
      light: TokenSource(name: "light", text: try Self.harbor("light.tokens.json")),
      dark: TokenSource(name: "dark", text: try Self.harbor("dark.tokens.json")),
      highLight: TokenSource(
        name: "high-light.tokens.json", text: #"{"color": {"text": {"lynx": {"$value": "{palette.gone}"}}}}"#))
    let errors = try #require(throws: TokenErrors.self) { try files.values() }
    #expect(
      errors.errors.count > 0 && errors.errors.allSatisfy { $0.place.file == "high-light.tokens.json" }, "\(errors)")
    _ = try files.values(for: .light)
  }

  @Test("A token may name its own palette entries for 256 and for 16 colours") func tokensMayOverrideDepths() throws {
    let light = try Self.harbor("light.tokens.json")
    let object = try JSONSerialization.jsonObject(with: Data(light.utf8))
    let value: [String: Any] = [
      "$value": ["colorSpace": "srgb", "components": [0, 0, 0]],
      "$extensions": ["dev.facet.depth": ["256": 99, "16": "bright-magenta"]],
    ]
    let changed = replacing(["color", "text", "brand"], in: object, with: value)
    let text = String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self)
    let values = try tokens(light: text).values(for: .light)
    #expect(Theme(values, depth: .palette256)[.text(.brand)] == .indexed(99))
    #expect(Theme(values, depth: .palette16)[.text(.brand)] == .indexed(13))
  }

  private func removing(_ path: ArraySlice<String>, from object: Any) -> Any {
    guard var members = object as? [String: Any], let key = path.first else { return object }
    members[key] = path.count == 1 ? nil : members[key].map { removing(path.dropFirst(), from: $0) }
    return members
  }

  private func replacing(_ path: ArraySlice<String>, in object: Any, with value: Any) -> Any {
    guard var members = object as? [String: Any], let key = path.first else { return object }
    members[key] = path.count == 1 ? value : members[key].map { replacing(path.dropFirst(), in: $0, with: value) }
    return members
  }
}

import Foundation
import JSON
import Prism
import TestSupport
import Testing

/// A brand is complete or it is refused, with a place for whatever is wrong.
struct BrandTokensTests {
  private static func harbor(_ file: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Tests/PrismTests/Brands/harbor/\(file)"), encoding: .utf8)
  }

  private func tokens(light: String? = nil, base: String? = nil) throws -> BrandTokens {
    BrandTokens(
      base: TokenSource(name: "base.tokens.json", text: try base ?? Self.harbor("base.tokens.json")),
      light: TokenSource(name: "light.tokens.json", text: try light ?? Self.harbor("light.tokens.json")),
      dark: TokenSource(name: "dark.tokens.json", text: try Self.harbor("dark.tokens.json")))
  }

  @Test(arguments: Scheme.allCases)
  func aBrandWithoutCodeIsWhole(scheme: Scheme) throws {
    let values = try tokens().values(for: scheme)
    #expect(values.colors.count == Color.allCases.count)
    #expect(values.looks.count == Typography.allCases.count)
    #expect(values.spacings.count == Spacing.allCases.count)
    let report = ContrastReport(Theme(values, depth: .truecolor))
    #expect(report.failures.isEmpty)
  }

  /// What a new meaning without a value would do, for every meaning there is.
  @Test(arguments: Color.allCases.map(\.tokenName))
  func aMeaningWithoutAValueIsNamedWithItsFile(name: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.harbor("light.tokens.json").utf8))
    let without = removing(name.split(separator: ".").map(String.init)[...], from: object)
    let light = String(decoding: try JSONSerialization.data(withJSONObject: without), as: UTF8.self)
    let error = #expect(throws: TokenErrors.self) { try tokens(light: light).values(for: .light) }
    let text = try #require(error).description
    #expect(text.contains(name) && text.contains("light.tokens.json"), "\(text)")
  }

  @Test func aDarkSchemeDoesNotReadTheLightFile() throws {
    #expect(throws: TokenErrors.self) { try tokens(light: "{").values(for: .light) }
    _ = try tokens(light: "{").values(for: .dark)
  }

  @Test func depthsMayBeOverruledByToken() throws {
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

import Foundation
import Prism
import TestSupport
import Testing

/// A brand without a value for a colour cannot be loaded: the error names the file and the token.
struct MissingMeaningTests {
  private static let folders = ["Sources/DoorDash/Tokens", "Sources/Caviar/Tokens", "Tests/PrismTests/Brands/harbor"]

  @Test(
    "Every colour that a brand's tokens leave out is an error that names the file and the token",
    arguments: folders, Scheme.allCases)
  func missingColoursAreNamed(folder: String, scheme: Scheme) throws {
    let names = folder.split(separator: "/").filter { !["Sources", "Tests", "Tokens"].contains($0) }
    let brand = String(names.last ?? "")
    func source(_ file: String, without group: String? = nil) throws -> TokenSource {
      let data = try Data(contentsOf: Repository.root.appending(path: "\(folder)/\(file)"))
      var root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      if let group {
        root[group] = emptied(try #require(root[group]))
      }
      let text = String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
      return TokenSource(name: "\(brand)/\(file)", text: text)
    }
    let file = "\(scheme.rawValue).tokens.json"
    let tokens = BrandTokens(
      base: try source("base.tokens.json"),
      light: try source("light.tokens.json", without: scheme == .light ? "color" : nil),
      dark: try source("dark.tokens.json", without: scheme == .dark ? "color" : nil))
    let errors = try #require(throws: TokenErrors.self) { try tokens.values() }
    for color in Color.allCases {
      let said = "a colour is missing: \(color.tokenName) "
      #expect(errors.lines.contains { $0.hasPrefix("\(brand)/\(file):") && $0.contains(said) }, "\(said)")
    }
    #expect(errors.count == Color.allCases.count)
  }

  /// Returns the groups without their tokens.
  private func emptied(_ group: Any) -> Any {
    guard let members = group as? [String: Any] else { return group }
    return members.compactMapValues { member -> Any? in
      guard let group = member as? [String: Any] else { return nil }
      return group["$value"] == nil ? emptied(group) : nil
    }
  }
}

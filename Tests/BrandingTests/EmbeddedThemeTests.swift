import Caviar
import DoorDash
import Foundation
import Prism
import TestSupport
import Testing

@testable import Branding

/// The Swift sources built into a program hold the same values as the brands' token files.
struct EmbeddedThemeTests {
  private static let brands: [(room: String, brand: Brand)] = [("DoorDash", .doorDash), ("Caviar", .caviar)]

  @Test("The embedded theme equals the brand's token files", arguments: brands.indices, Scheme.allCases)
  func sourcesMatchTheTokenFiles(index: Int, scheme: Scheme) throws {
    for contrast in ContrastLevel.allCases { try expectMatch(index, scheme, contrast) }
  }

  private func expectMatch(_ index: Int, _ scheme: Scheme, _ contrast: ContrastLevel) throws {
    let (room, brand) = Self.brands[index]
    func source(_ name: String) throws -> TokenSource {
      let file = Repository.root.appending(path: "Sources/\(room)/Tokens/\(name).tokens.json")
      return TokenSource(name: name, text: try String(contentsOf: file, encoding: .utf8))
    }
    let files = BrandTokens(
      base: try source("base"), light: try source("light"), dark: try source("dark"),
      highLight: try source("high-light"), highDark: try source("high-dark"))
    let said = try files.values(for: scheme, contrast: contrast)
    let embedded = try brand.tokens.values(for: scheme, contrast: contrast)
    #expect(said.contrast == contrast && embedded.contrast == contrast)
    let advice: Comment = "\(room)/Tokens has changed: run .tools/tokens.py --embed"
    for depth in Depth.allCases {
      let (saidTheme, theme) = (Theme(said, depth: depth), Theme(embedded, depth: depth))
      for color in Color.allCases { #expect(theme[color] == saidTheme[color], advice) }
    }
    #expect(embedded.looks == said.looks, advice)
    #expect(embedded.icons == said.icons, advice)
    #expect(embedded.spacings == said.spacings, advice)
    #expect(Set(embedded.colors.keys) == Set(Color.allCases))
  }
}

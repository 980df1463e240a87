import Caviar
import DoorDash
import Foundation
import Prism
import TestSupport
import Testing

@testable import Branding

/// A program carries what its brands' token files come to as Swift sources: whoever changes a file and not its source
/// changes nothing.
struct EmbeddedThemeTests {
  private static let brands: [(room: String, brand: Brand)] = [("DoorDash", .doorDash), ("Caviar", .caviar)]

  @Test(arguments: brands.indices, Scheme.allCases)
  func sourcesSayWhatTheirFilesSay(index: Int, scheme: Scheme) throws {
    let (room, brand) = Self.brands[index]
    func source(_ name: String) throws -> TokenSource {
      let file = Repository.root.appending(path: "Sources/\(room)/Tokens/\(name).tokens.json")
      return TokenSource(name: name, text: try String(contentsOf: file, encoding: .utf8))
    }
    let files = BrandTokens(base: try source("base"), light: try source("light"), dark: try source("dark"))
    let (said, embedded) = (try files.values(for: scheme), try brand.tokens.values(for: scheme))
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

import Foundation
import Prism
import TestSupport
import Testing

/// The files of the brand in the tests, with some text replaced.
struct HarborFiles {
  private var texts: [String: String] = [:]

  static let names = ["base", "light", "dark"].map { "\($0).tokens.json" }

  init() throws {
    for name in Self.names {
      let file = Repository.root.appending(path: "Tests/PrismTests/Brands/harbor/\(name)")
      texts[name] = try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// Replaces a text that occurs once.
  mutating func replace(_ old: String, with new: String, in name: String) throws {
    let text = try #require(texts[name])
    try #require(text.ranges(of: old).count == 1, "\(old) in \(name)")
    texts[name] = text.replacing(old, with: new)
  }

  /// Writes JSON before the first group of the base file.
  mutating func insertIntoBase(_ members: String) throws {
    try replace(#""palette": {"#, with: members + #", "palette": {"#, in: "base.tokens.json")
  }

  var tokens: BrandTokens {
    func source(_ name: String) -> TokenSource { TokenSource(name: name, text: texts[name] ?? "") }
    return BrandTokens(
      base: source("base.tokens.json"), light: source("light.tokens.json"), dark: source("dark.tokens.json"))
  }

  /// The faults of all schemes.
  var faults: [String] {
    do {
      _ = try tokens.values()
      return []
    } catch {
      return error.lines
    }
  }
}

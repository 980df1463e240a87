import Foundation
import TestSupport
import Testing

@testable import Caviar
@testable import DoorDash

/// A program carries its brand's token files as Swift sources. They are what the files say, byte for byte: whoever
/// changes a file and not its source changes nothing.
struct EmbeddedTokensTests {
  private static let embedded: [(room: String, files: [(name: String, text: String)])] = [
    (
      "DoorDash",
      [
        ("brand.json", DoorDashTokens.brand), ("base.tokens.json", DoorDashTokens.base),
        ("light.tokens.json", DoorDashTokens.light), ("dark.tokens.json", DoorDashTokens.dark),
      ]
    ),
    (
      "Caviar",
      [
        ("brand.json", CaviarTokens.brand), ("base.tokens.json", CaviarTokens.base),
        ("light.tokens.json", CaviarTokens.light), ("dark.tokens.json", CaviarTokens.dark),
      ]
    ),
  ]

  @Test(arguments: embedded.indices)
  func sourcesSayWhatTheirFilesSay(index: Int) throws {
    let (room, files) = Self.embedded[index]
    let folder = Repository.root.appending(path: "Sources/\(room)/Tokens")
    for (name, text) in files {
      let data = try Data(contentsOf: folder.appending(path: name))
      #expect(Data(text.utf8) == data, "\(room)/\(name) has changed: run .tools/tokens.py --embed")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == files.map(\.name).sorted())
  }
}

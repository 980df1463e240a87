import Components

/// The structures of Caviar's views, for brands that choose them by name.
enum CaviarStructures {
  static let all = [
    BrandedStructure("capitals", .launch { CaviarWordmark(name: $0, line: $1) }),
    BrandedStructure("frame", .splash { CaviarWordmark(name: $0, line: $1, isFramed: true) }),
    BrandedStructure(
      "magazine", .landing { CaviarLanding(content: $0, wordmark: CaviarWordmark(name: $1, line: $2)) }),
    BrandedStructure("editorial", .storeHeader { CaviarStoreHeader(content: $0) }),
    BrandedStructure("lines", .panel { CaviarPanel(words: $0) }),
  ]
}

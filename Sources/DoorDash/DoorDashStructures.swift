import Components

/// The structures of DoorDash's views, for brands that choose them by name.
enum DoorDashStructures {
  static let all = [
    BrandedStructure("streaks", .launch { DoorDashWordmark(name: $0, line: $1) }),
    BrandedStructure(
      "block", .splash { DoorDashSplash(wordmark: DoorDashWordmark(name: $0, line: $1, isOnRed: true)) }),
    BrandedStructure("band", .landing { DoorDashLanding(content: $0, name: $1, tagline: $2) }),
    BrandedStructure("cover", .storeHeader { DoorDashStoreHeader(content: $0) }),
    BrandedStructure("bar", .panel { DoorDashPanel(words: $0) }),
  ]
}

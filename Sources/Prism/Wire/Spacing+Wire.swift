extension Spacing {
  /// Creates the distance for a backend's token: `SPACING_X_SMALL`, `USAGE_SPACE_MEDIUM`. Returns `nil` for unknown
  /// tokens.
  public init?(wireToken: String) {
    let token = WireToken(wireToken, droppingAnyOf: Self.prefixes)
    let name = token.meaning.joined()
    guard let spacing = Self.byName[name] else { return nil }
    self = spacing
  }

  private static let prefixes = [
    ["usage", "spacing"], ["usage", "space"], ["dls", "spacing"], ["spacing"], ["space"],
  ]

  private static let byName: [String: Spacing] = [
    "none": .none, "zero": .none, "xxsmall": .xxSmall, "xsmall": .xSmall, "small": .small, "medium": .medium,
    "large": .large, "xlarge": .xLarge, "xxlarge": .xxLarge,
    // Brands have no larger distance.
    "xxxlarge": .xxLarge, "xxxxlarge": .xxLarge, "unspecified": .none,
  ]
}

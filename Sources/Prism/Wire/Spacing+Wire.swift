extension Spacing {
  /// Creates the distance for a backend's token: `SPACING_X_SMALL`, `USAGE_SPACE_MEDIUM`. Returns `nil` for unknown
  /// tokens.
  public init?(wireToken: String) {
    let token = WireToken(wireToken, droppingAnyOf: Self.wirePrefixes)
    let name = token.meaning.joined()
    guard let spacing = Self.byName[name] else { return nil }
    self = spacing
  }

  package static let wirePrefixes = [
    ["usage", "spacing"], ["usage", "space"], ["dls", "spacing"], ["spacing"], ["space"],
  ]

  /// The known names, without a prefix and without separators: `xsmall`.
  package static var wireNames: [String] { byName.keys.sorted() }

  private static let byName: [String: Spacing] = [
    "none": .none, "zero": .none, "xxsmall": .xxSmall, "xsmall": .xSmall, "small": .small, "medium": .medium,
    "large": .large, "xlarge": .xLarge, "xxlarge": .xxLarge,
    // Brands have no larger distance.
    "xxxlarge": .xxLarge, "xxxxlarge": .xxLarge, "unspecified": .none,
  ]
}

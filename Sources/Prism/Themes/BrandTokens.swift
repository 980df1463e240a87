import JSON

/// A brand's token files. One is the same in every scheme, one a scheme has for itself: what is not worn is not read.
public struct BrandTokens: Sendable {
  private let base: TokenSource
  private let light: TokenSource
  private let dark: TokenSource

  public init(base: TokenSource, light: TokenSource, dark: TokenSource) {
    self.base = base
    self.light = light
    self.dark = dark
  }

  /// A value for every meaning, or all that is wrong with the files.
  public func values(for scheme: Scheme) throws(TokenErrors) -> ThemeValues {
    let set = try TokenSet.load([base, scheme == .light ? light : dark])
    var reader = ThemeReader(set)
    return try reader.read()
  }
}

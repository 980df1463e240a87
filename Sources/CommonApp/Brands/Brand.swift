import Prism

/// What one branded app brings to the common code.
public struct Brand: Sendable {
  /// As on the command line.
  public let name: String
  /// As people write it.
  public let displayName: String
  /// What the brand says of itself, in a few words.
  public let tagline: String
  public let tokens: BrandTokens

  public init(name: String, displayName: String, tagline: String, tokens: BrandTokens) {
    self.name = name
    self.displayName = displayName
    self.tagline = tagline
    self.tokens = tokens
  }
}

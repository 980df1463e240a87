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
  /// What is wrong with the words of a folder.
  let faults: TokenErrors

  public init(name: String, displayName: String, tagline: String, tokens: BrandTokens) {
    self.init(name: name, displayName: displayName, tagline: tagline, tokens: tokens, faults: TokenErrors([]))
  }

  init(name: String, displayName: String, tagline: String, tokens: BrandTokens, faults: TokenErrors) {
    self.name = name
    self.displayName = displayName
    self.tagline = tagline
    self.tokens = tokens
    self.faults = faults
  }
}

import Components
import Prism
import Text

/// What one branded app brings to the common code.
public struct Brand: Sendable {
  /// As on the command line.
  public let name: String
  /// As people write it.
  public let displayName: String
  /// What the brand says of itself, in a few words.
  public let tagline: String
  public let tokens: BrandTokens
  /// The views in which the brand is itself.
  public let views: any BrandedViewFactory
  /// What is wrong with its words: a folder can get them wrong.
  public let faults: TokenErrors

  public init(
    name: String, displayName: String, tagline: String, tokens: BrandTokens, views: (any BrandedViewFactory)? = nil,
    faults: TokenErrors = TokenErrors([])
  ) {
    self.name = name
    self.displayName = displayName
    self.tagline = tagline
    self.tokens = tokens
    self.views = views ?? PlainBrandedViews(name: SafeText(displayName), tagline: SafeText(tagline))
    self.faults = faults
  }
}

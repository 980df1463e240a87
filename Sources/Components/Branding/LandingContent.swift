import FacetModel
import Prism
import Text
import ViewTree

/// The content of a landing page's header.
public struct LandingContent: Equatable, Sendable {
  public let words: FacetWords
  /// The alt text of the background picture.
  public let alternative: SafeText
  public let picture: Picture
  /// The logo of a campaign, if it has one.
  public let logo: Picture
  /// Whether the backend asks for the brand's own logo.
  public let showsBrand: Bool
  public let leadsSomewhere: Bool

  /// Creates the content. `hasClick` tells whether the client understands the action of the facet.
  public init(_ facet: FacetReader, hasClick: Bool) {
    words = FacetWords(facet)
    let images = facet.images
    alternative = SafeText(images.background?.placeholder ?? "")
    picture = Picture(images.background, of: nil)
    let isKnown = images.icon?.uri != nil || images.icon?.local.flatMap(Icon.init(wireName:)) != nil
    logo = Picture(images.icon, of: words[.title], isThere: isKnown)
    // An icon name that the client does not know stands for the brand's own logo.
    showsBrand = images.icon != nil && !isKnown
    leadsSomewhere = hasClick
  }

  /// The label of the only button.
  public var button: SafeText? { words[.button] }

  public var speech: Speech {
    Speech(.heading, label: words[.title] ?? "", details: words.details + [alternative].filter { !$0.isEmpty })
  }
}

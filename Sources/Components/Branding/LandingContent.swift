import FacetModel
import Prism
import Text
import ViewTree

/// What the header of a landing page says.
public struct LandingContent: Equatable, Sendable {
  public let words: FacetWords
  /// What the picture behind it shows.
  public let alternative: SafeText
  public let picture: Picture
  /// A campaign's own mark, if it has one.
  public let logo: Picture
  /// Whether the backend asks for the brand's own mark.
  public let showsBrand: Bool
  public let leadsSomewhere: Bool

  /// `hasClick` says whether the client understands the click of the facet.
  public init(_ facet: FacetReader, hasClick: Bool) {
    words = FacetWords(facet)
    let images = facet.images
    alternative = SafeText(images.background?.placeholder ?? "")
    picture = Picture(images.background, of: nil)
    let isKnown = images.icon?.uri != nil || images.icon?.local.flatMap(Icon.init(wireName:)) != nil
    logo = Picture(images.icon, of: words[.title], isThere: isKnown)
    // A name that is no icon of everybody's means a mark that only a brand has.
    showsBrand = images.icon != nil && !isKnown
    leadsSomewhere = hasClick
  }

  /// What the one thing to do here is called.
  public var button: SafeText? { words[.button] }

  public var speech: Speech {
    Speech(.heading, label: words[.title] ?? "", details: words.details + [alternative].filter { !$0.isEmpty })
  }
}

import Prism
import Text
import ViewTree

/// The content of a single sentence, which each brand lays out in its own way.
public struct DescriptionContent: Equatable, Sendable {
  public let words: FacetWords
  private let isUnderlined: Bool
  private let isCompact: Bool
  private let leadsSomewhere: Bool

  public static let reads: ReadFields = .words + .custom("is_compact", "underline_title") + .click + .children
  public static let needs = [RequiredField(.text(.title))]

  public init(_ facet: FacetReader) {
    words = FacetWords(facet)
    isUnderlined = facet.custom.bool("underline_title") ?? false
    isCompact = facet.custom.bool("is_compact") ?? false
    leadsSomewhere = facet.click != nil
  }

  public var speech: Speech {
    Speech(leadsSomewhere ? .button : .text, label: words[.title] ?? "", details: words.details)
  }

  public var title: Phrase {
    let title = words.phrase(.title, isCompact ? .caption : .bodyText)
    return isUnderlined ? title.adding(.underline) : title
  }

  /// All texts besides the title.
  public var facts: [Phrase] { words.facts(besides: [.title], .caption) }
}

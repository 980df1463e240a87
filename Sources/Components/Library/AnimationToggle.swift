import FacetModel
import Prism
import ViewTree
import Wording

/// A toggle with an icon and a word: a cuisine, or a kind of business.
struct AnimationToggle: FacetComponent, Equatable {
  static let id = "card.animation_toggle"
  static let category = ComponentCategory.card
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "A toggle with an icon and a word: a cuisine, or a kind of business."
  static let reads: ReadFields =
    .texts(.title) + .words + .images(.main) + .custom("is_selected", "cuisine_filter_id", "friendly_name") + .click
    + .parentCustom("filter_id", "supports_multi_select")
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "card.animation_toggle:thai", "component": {"id": "card.animation_toggle", "category": "card"},
     "text": {"title": "Thai"}, "images": {"main": {"uri": "https://img.example.com/lottie/thai.json"}},
     "custom": {"image_size": {"width": 64.0, "height": 48.0}, "is_selected": false, "cuisine_filter_id": "953",
       "friendly_name": "thai"},
     "events": {"click": {"name": "apply_cuisine_filter",
       "data": {"cuisine_filter_id": "953", "cuisine_filter_name": "thai"}}}}
    """#

  private let wording: Words
  let words: FacetWords
  let chip: Chip

  init(_ facet: FacetReader, in context: ViewContext) {
    wording = context.words
    words = FacetWords(facet)
    let isSelected = Self.isSelected(facet, in: context)
    let label = Chip.label(words, isSelected: isSelected)
    chip = Chip(icon: Self.icon(facet), label: label, isSelected: isSelected)
  }

  var speech: Speech {
    Speech(
      .toggle, label: words[.title] ?? "", details: words.details,
      states: chip.isSelected ? [wording.selected] : [])
  }

  var hasOwnWidth: Bool { true }

  func idealWidth(in proposal: Proposal) -> Int { chip.width(in: proposal) }

  func layout(in proposal: Proposal) -> Block { chip.layout(in: proposal) }

  /// Whether the toggle is selected. The user's choice counts before the backend's.
  private static func isSelected(_ facet: FacetReader, in context: ViewContext) -> Bool {
    if let value = CuisineChoice.value(of: facet), let filter = facet.parentCustom("filter_id")?.lenientString,
      let chosen = context.choices[filter]
    {
      return chosen.contains(value)
    }
    return facet.custom.bool("is_selected") ?? false
  }

  /// Returns the client's icon by one of its names. A picture would be too small at this size.
  private static func icon(_ facet: FacetReader) -> Icon? {
    let names = [facet.images.main?.local, facet.custom.string("friendly_name")]
    return names.lazy.compactMap { $0.flatMap(Icon.init(wireName:)) }.first
  }
}

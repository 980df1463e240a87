import FacetModel
import JSON
import Prism
import Text
import ViewTree
import Wording

/// A prominent banner: large words on a background of its own between two pictures, and a button.
struct HeroRow: FacetComponent, Equatable {
  static let id = "row.hero"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "A prominent banner with large words, a button and two pictures, in colours of its own."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description) + .textCustom("button") + .words + .imageCustom("left", "right")
    + .custom("primary_button_style", "background_color", "title_color", "description_color", "is_spotlight") + .click
    + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title), .text(.description))] }
  static let example = #"""
    {"id": "row.hero:soup", "component": {"id": "row.hero", "category": "row"},
     "text": {"title": "This week’s soup: tom kha", "title_text_attributes": {"text_style": "DLS_TEXT_STYLE_TITLE_1"},
       "description": "Coconut, galangal and lime leaf, from three kitchens nearby.",
       "custom": {"button": "Find a bowl"}},
     "images": {"custom": {"left": {"uri": "https://img.example.com/soup-left.png", "style": "STYLE_ROUNDED"},
       "right": {"uri": "https://img.example.com/soup-right.png", "style": "STYLE_ROUNDED"}}},
     "custom": {"background_color": "FFF4E5", "description_color": "USAGE_COLOR_TEXT_SUBDUED_DEFAULT",
       "title_color": "5B2A00", "is_spotlight": true,
       "primary_button_style": {"background_color": "USAGE_COLOR_ACTION_PRIMARY_DEFAULT", "text_color": "FFFFFF"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "facet_feed/dG9tLWtoYQ==/"}}}}
    """#

  let words: FacetWords
  let title: Phrase
  let description: Phrase
  let button: BannerButton
  let ground: Paint
  let left: Picture
  let right: Picture
  let isSpotlight: Bool
  private let wording: Words

  init(_ facet: FacetReader, in context: ViewContext) {
    let words = FacetWords(facet)
    let custom = facet.custom
    let style = custom["primary_button_style"]
    self.words = words
    title = words.phrase(.title, .sectionTitle).colored(custom.string("title_color"))
    description = words.phrase(.description, .pageDescriptionBody).colored(custom.string("description_color"))
    button = BannerButton(
      words.phrase(.button, .primaryButtonText), color: style?["text_color"]?.lenientString,
      ground: style?["background_color"]?.lenientString)
    ground = Paint(WireColor(custom.string("background_color")), instead: .background(.banner))
    left = Picture(facet.images.custom("left"), of: nil)
    right = Picture(facet.images.custom("right"), of: nil)
    isSpotlight = custom.bool("is_spotlight") ?? false
    wording = context.words
  }

  var speech: Speech {
    let alternatives = [left, right].map(\.alternative).filter { !$0.isEmpty }
    return Speech(
      .banner, label: words[.title] ?? "", details: words.details + alternatives,
      states: isSpotlight ? [wording.spotlight] : [])
  }

  func idealWidth(in proposal: Proposal) -> Int { min(proposal.width, 2 * CardWidth.wide) }
}

extension Phrase {
  /// Returns the phrase in a colour that the backend sends beside the text.
  fileprivate func colored(_ color: String?) -> Phrase {
    switch WireColor(color) {
    case .unspecified, .unknown: self
    case let wire: Phrase(text, typography, Paint(wire, instead: typography.color))
    }
  }
}

import Drawing
import FacetModel
import Prism
import Text
import ViewTree

/// The header of a page: its title and description. With a picture it has a background of its own.
struct PageHeader: FacetComponent, Equatable {
  static let id = "header.page"
  static let category = ComponentCategory.header
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "The header of a page: its title and description."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .accessory, .description) + .words + .images(.background) + .custom("badges")
    + .click + .children
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "header.page:evening", "component": {"id": "header.page", "category": "header"},
     "text": {"title": "Good evening, Inés", "accessory": "48 places",
       "subtitle": "Your usual places are open",
       "description": "Kitchens near Juniper Street are quick tonight: most orders take half an hour."},
     "images": {"background": {"uri": "https://img.example.com/evening.jpg",
       "placeholder": "Lanterns above Juniper Street"}}}
    """#

  let heading: Heading
  let picture: Picture
  let alternative: SafeText

  init(_ facet: FacetReader, in context: ViewContext) {
    heading = Heading(facet, in: context)
    let background = facet.images.background
    picture = Picture(background, of: heading.words[.title])
    alternative = SafeText(background?.placeholder ?? "")
  }

  var speech: Speech {
    var speech = heading.speech(.heading)
    if !alternative.isEmpty { speech.details.append(alternative) }
    return speech
  }
}

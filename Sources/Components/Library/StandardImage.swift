import FacetModel
import Prism
import Text
import ViewTree

/// A single picture, for example a map.
struct StandardImage: FacetComponent, Equatable {
  static let id = "image.standard"
  static let category = ComponentCategory.image
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "A single picture in its own shape, with its alt text."
  static let reads: ReadFields = .images(.main) + .words + .click
  static var needs: [RequiredField] { [RequiredField(.image(.main))] }
  static let speaksInPictures = true
  static let example = #"""
    {"id": "image.standard:map", "component": {"id": "image.standard", "category": "image"},
     "images": {"main": {"uri": "https://img.example.com/maps/juniper-street.png", "style": "STYLE_ROUNDED",
       "placeholder": "A map of Juniper Street with six places marked"}}}
    """#

  let picture: Picture
  let words: FacetWords

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    picture = Picture(facet.images.main, of: words[.title])
  }

  var speech: Speech {
    guard !picture.alternative.isEmpty else {
      return Speech(.image, label: words[.title] ?? "", details: words.details)
    }
    return Speech(.image, label: picture.alternative, details: words[.title].map { [$0] + words.details } ?? [])
  }
}

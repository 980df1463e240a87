import FacetModel
import Prism
import Text
import ViewTree

/// A button with a label and an icon, and with notes below it.
struct StandardButton: FacetComponent, Equatable {
  static let id = "button.standard"
  static let category = ComponentCategory.button
  static var since: SemanticVersion { SemanticVersion(1, 0, 0) }
  static let summary = "A button in three sizes and three degrees of emphasis."
  static let reads: ReadFields =
    .texts(.title, .subtitle, .description) + .words + .images(.icon) + .click + .style(.sizeClass, .dlsType)
  static var needs: [RequiredField] { [RequiredField(.text(.title))] }
  static let example = #"""
    {"id": "button.standard:group", "component": {"id": "button.standard", "category": "button"},
     "text": {"title": "Start a group order", "subtitle": "Everybody pays for what they eat"},
     "images": {"icon": {"local": "person"}},
     "style": {"size_class": "SIZE_CLASS_LARGE", "dls_type": "DLS_TYPE_BUTTON_PRIMARY"},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/1/group_order/"}}}}
    """#

  let words: FacetWords
  let face: ButtonFace

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    let look = WireButton(dlsType: facet.style.dlsType, sizeClass: facet.style.sizeClass)
    let icon = facet.images.icon?.local.flatMap(Icon.init(wireName:))
    face = ButtonFace(words, .title, icon: icon, look: look)
  }

  var speech: Speech { Speech(.button, label: words[.title] ?? "", details: words.details) }

  func idealWidth(in proposal: Proposal) -> Int {
    max(1, layout(in: proposal).width)
  }

  func layout(in proposal: Proposal) -> Block {
    let button = face.layout(in: proposal)
    let isCentered = face.look.size == .large && !button.isEmpty
    let notes = Block.facts(
      words.facts(besides: [.title], .caption), width: isCentered ? button.width : proposal.width,
      maxLines: proposal.lines(2))
    return .column([button, isCentered && !notes.isEmpty ? notes.aligned(.center, width: button.width) : notes])
  }
}

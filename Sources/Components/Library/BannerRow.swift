import FacetModel
import Prism
import Text
import ViewTree

/// A picture across the page. Its alt text is its only text, unless the banner comes with a title, a description and a
/// button.
struct BannerRow: FacetComponent, Equatable {
  static let id = "row.banner"
  static let category = ComponentCategory.row
  static var since: SemanticVersion { SemanticVersion(3, 0, 1) }
  static let summary = "A picture across the page: its alt text, or a title, a description and a button."
  static let reads: ReadFields =
    .texts(.title, .description) + .textCustom("button") + .words + .images(.background, .main)
    + .imageCustom("mobile", "web")
    + .custom("extra_styles") + .click
  static let speaksInPictures = true
  static var needs: [RequiredField] {
    [
      RequiredField(
        .text(.title), .text(.description), .image(.background), .image(.main), .imageCustom("mobile"),
        .imageCustom("web"))
    ]
  }
  static let example = #"""
    {"id": "banner:1", "component": {"id": "row.banner", "category": "row"},
     "images": {"background": {"uri": "https://img.example.com/soup.jpg", "style": "STYLE_ROUNDED",
       "placeholder": "Soup season is here: 30% off bowls, up to $6"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "offers/soup"}}}}
    """#

  let words: FacetWords
  let title: Phrase
  let description: Phrase
  let button: BannerButton
  let titleStyle: ExtraStyle
  let descriptionStyle: ExtraStyle
  let buttonStyle: ExtraStyle
  /// The alt text of the picture: the only text of a plain banner, and a caption below the texts of another.
  let alternative: SafeText
  let picture: Picture

  init(_ facet: FacetReader, in context: ViewContext) {
    let words = FacetWords(facet)
    let styles = facet.custom["extra_styles"]
    titleStyle = ExtraStyle(styles?["title"])
    descriptionStyle = ExtraStyle(styles?["description"])
    buttonStyle = ExtraStyle(styles?["button"])
    title = titleStyle.applied(to: words.phrase(.title, .bannerTitle))
    description = descriptionStyle.applied(to: words.phrase(.description, .cardSubtext, .text(.primary)))
    let label = words.phrase(.button, .primaryButtonText)
    button = BannerButton(
      buttonStyle.isUnderlined ? label.adding(.underline) : label, color: buttonStyle.color,
      ground: buttonStyle.backgroundColor)
    let text = Self.alternative(of: facet.images)
    // The alt text stands beside the picture, so the block in its place has initials only.
    picture = Picture(facet.images.background ?? facet.images.custom("web") ?? facet.images.main, of: text)
    alternative = words.all.contains(text) ? "" : text
    self.words = words
  }

  /// Returns the alt text. The crops of one picture all have the same.
  private static func alternative(of images: ImageReader) -> SafeText {
    let texts = [images.background, images.main, images.custom("web"), images.custom("mobile")]
    return texts.lazy.compactMap { $0?.placeholder }.first.map { SafeText($0) } ?? ""
  }

  var speech: Speech {
    guard let title = words[.title] else { return Speech(.banner, label: alternative, details: words.details) }
    return Speech(.banner, label: title, details: words.details + (alternative.isEmpty ? [] : [alternative]))
  }

  func idealWidth(in proposal: Proposal) -> Int {
    min(proposal.width, 2 * CardWidth.wide)
  }
}

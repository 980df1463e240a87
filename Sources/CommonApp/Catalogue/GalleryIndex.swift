import Branding
import Components
import Drawing
import Reporting
import Text

/// The list of all components by category, each with a small frame.
struct GalleryIndex {
  let components: [ComponentDescriptor]
  /// The frames of the components, in the same order, as HTML.
  let previews: [String]
  let brands: [Brand]

  /// `sheet` has the styles of the small frames.
  func page(_ sheet: HTMLSheet, footer: SafeText) -> String {
    let names = SafeText(brands.map(\.displayName).joined(separator: ", "))
    var page = HTMLPage(
      "Components • " + names, style: Self.style + "\n" + sheet.css,
      main: """
        <h1>Components</h1>
        <p class="quiet">\(components.count) components in \(names.inMarkup)</p>
        \(sections)
        """, footer: footer)
    page.generator = GallerySite.generator
    return page.text
  }

  private var sections: String {
    ComponentCategory.allCases.map { category in
      let cards = zip(components, previews).filter { $0.0.category == category }.map(Self.card)
      guard !cards.isEmpty else { return "" }
      return "<h2>\(category.rawValue)</h2>\n<ul>\n\(cards.joined(separator: "\n"))\n</ul>\n"
    }.joined()
  }

  /// The words of the link name the component; the frame only shows what it looks like.
  private static func card(_ component: ComponentDescriptor, _ preview: String) -> String {
    let file = SafeText(GallerySite.fileName(of: component)).inMarkup
    return """
      <li><a href="\(file)">\(SafeText(component.id).inMarkup)</a>
      <p class="quiet">\(SafeText(component.summary).inMarkup) Since \(component.since).</p>
      <div class="preview" aria-hidden="true">\(preview)</div></li>
      """
  }

  private static let style = """
    body { max-width: 84rem }
    h1 { margin: 0; font-size: 1.6rem }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; \
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)) }
    li { position: relative; min-width: 0; padding: .75rem; border-radius: .5rem; \
    border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas) }
    li:hover { border-color: CanvasText }
    li > a { font-weight: 600; text-decoration: none; color: inherit; overflow-wrap: anywhere }
    li > a::after { content: ""; position: absolute; inset: 0 }
    li > a:hover { text-decoration: underline }
    li p { margin: .25rem 0 .75rem }
    .preview { overflow: hidden; max-height: 8rem; border-radius: .25rem; \
    box-shadow: 0 0 0 1px color-mix(in srgb, CanvasText 10%, Canvas) }
    .preview .screen { overflow: hidden; width: auto; border-radius: 0 }
    .preview .screen pre { zoom: .65 }
    """
}

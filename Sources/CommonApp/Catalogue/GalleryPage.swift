import Branding
import Components
import Drawing
import FacetModel
import Pages
import Pictures
import Prism
import Reporting
import Text

/// The page of a component: its frames in each brand, scheme and width, its fields, its versions and its JSON.
struct GalleryPage {
  let component: ComponentDescriptor
  let brands: [GallerySite.BrandPages]
  let previous: ComponentDescriptor?
  let next: ComponentDescriptor?
  let versions: [SemanticVersion]

  static let widths = [40, 80, 140]
  /// The most rows of a frame. Examples are short; a component of a brand may have any.
  private static let mostRows = 400

  func page(footer: SafeText) throws(Failure) -> String {
    let id = SafeText(component.id)
    var sheet = HTMLSheet()
    var frames = ""
    for brand in brands {
      frames += try section(brand, &sheet)
    }
    var page = HTMLPage(
      id + " • components", style: Self.style + "\n" + sheet.css,
      main: """
        \(navigation("Components"))
        <h1>\(id.inMarkup)</h1>
        <p>\(SafeText(component.summary).inMarkup)</p>
        <p class="quiet">\(component.category.rawValue), since \(component.since)</p>
        \(frames)
        \(fields)
        \(versionTable)
        <h2 id="json">JSON</h2>
        <div class="json" role="region" aria-labelledby="json" tabindex="0"><pre>\(Self.lines(component.example))</pre></div>
        \(navigation("More components"))
        """, footer: footer)
    page.generator = GallerySite.generator
    return page.text
  }

  /// The frame for the list, in the first brand that has the component.
  func preview(_ sheet: inout HTMLSheet) throws(Failure) -> String {
    guard let brand = brands.first(where: has), let theme = brand.themes.first?.theme else { return "" }
    let (canvas, images) = try frame(brand, theme, width: Self.widths[0])
    return "<div class=\"screen \(canvas.htmlGround(&sheet))\">\(canvas.htmlText(&sheet, images: images))</div>"
  }

  private func has(_ brand: GallerySite.BrandPages) -> Bool { brand.factory.descriptor(for: component.id) != nil }

  private func section(_ brand: GallerySite.BrandPages, _ sheet: inout HTMLSheet) throws(Failure) -> String {
    guard has(brand) else { return "" }
    let name = SafeText(brand.brand.displayName)
    var section = "<h2>\(name.inMarkup)</h2>\n"
    for (scheme, theme) in brand.themes {
      section += "<div class=\"frames\">\n"
      for width in Self.widths {
        let place = SafeText("\(scheme.rawValue), \(width) columns")
        let (canvas, images) = try frame(brand, theme, width: width)
        let frame = canvas.html(&sheet, label: name + ", " + place, images: images)
        section += "<figure><figcaption class=\"quiet\">\(place.inMarkup)</figcaption>\n\(frame)</figure>\n"
      }
      section += "</div>\n"
    }
    return section
  }

  private func frame(
    _ brand: GallerySite.BrandPages, _ theme: Theme, width: Int
  ) throws(Failure) -> (canvas: Canvas, images: [Int: SVGImage]) {
    // A brand may have replaced the component, with an example of its own.
    let own = brand.factory.descriptor(for: component.id) ?? component
    let state = ClientState(pictures: PictureSettings(isOn: true, reach: brand.pictures.reach))
    var page = UnrolledPage(
      Page(
        feed: try own.exampleFeed(), title: SafeText(own.id), brand: brand.brand, theme: theme, factory: brand.factory,
        state: state),
      width: width)
    page.pictures = brand.pictures.source.all(page.orders, for: theme)
    guard let canvas = page.canvas(most: Self.mostRows) else {
      throw Failure(
        status: .internalError, diagnostic: "the example of '\(SafeText(own.id))' has more than \(Self.mostRows) rows")
    }
    return (canvas, page.pictures.shelf.svgImages)
  }

  private var fields: String {
    let fields = component.reads.all
    guard !fields.isEmpty else { return "" }
    let rows = fields.map { field in
      let path = SafeText(field.path).inMarkup
      return "<tr><th scope=\"row\"><code>\(path)</code></th><td>\(SafeText(field.explanation).inMarkup)</td></tr>"
    }
    let needs = component.needs.map { SafeText($0.description).inMarkup }.joined(separator: ", ")
    return """
      <h2 id="fields">Fields</h2>
      <div class="scroll" role="region" aria-labelledby="fields" tabindex="0">
      <table>
      <thead><tr><th scope="col">Field</th><th scope="col">Use</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      \(needs.isEmpty ? "" : "<p>Needs \(needs).</p>")
      """
  }

  private var versionTable: String {
    let rows = versions.map { version in
      let isShown = component.since <= version
      return "<tr><th scope=\"row\">\(version)</th><td>\(isShown ? "shows it" : "leaves it out")</td></tr>"
    }
    return """
      <h2 id="versions">Versions</h2>
      <div class="scroll" role="region" aria-labelledby="versions" tabindex="0">
      <table>
      <thead><tr><th scope="col">Client</th><th scope="col">This component</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }

  private func navigation(_ label: SafeText) -> String {
    func link(_ component: ComponentDescriptor?, _ relation: String, _ text: (SafeText) -> SafeText) -> String {
      guard let component else { return "" }
      let file = SafeText(GallerySite.fileName(of: component)).inMarkup
      return "<a rel=\"\(relation)\" href=\"\(file)\">\(text(SafeText(component.id)).inMarkup)</a>\n"
    }
    return """
      <nav aria-label="\(label)">
      \(link(previous, "prev") { "← " + $0 })<a href="\(GallerySite.indexName)">All components</a>
      \(link(next, "next") { $0 + " →" })</nav>
      """
  }

  /// The lines of a text that is not written by facet's own printer.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText(String($0)).inMarkup }
      .joined(separator: "\n")
  }

  private static let style = """
    body { max-width: 84rem }
    h1 { margin: 1rem 0 .25rem; font-size: 1.4rem }
    p { margin: .25rem 0 }
    nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem }
    nav + footer, pre + nav, .json + nav { margin-top: 2rem }
    .frames { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 1rem }
    figure { margin: 0; min-width: 0; max-width: 100% }
    .screen { box-shadow: 0 0 0 1px color-mix(in srgb, CanvasText 15%, Canvas) }
    table { border-collapse: collapse }
    th, td { text-align: left; vertical-align: top; padding: .25rem 1.5rem .25rem 0; font-weight: 400 }
    thead th { font-size: .85rem; color: color-mix(in srgb, CanvasText 75%, Canvas) }
    tbody tr { border-top: 1px solid color-mix(in srgb, CanvasText 12%, Canvas) }
    code, .json pre { font: 14px/1.45 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace }
    .json { overflow-x: auto; padding: .75rem 1rem; border-radius: .5rem; \
    background: color-mix(in srgb, CanvasText 6%, Canvas) }
    .json pre { margin: 0 }
    """
}

import Branding
import Drawing
import Prism
import Reporting
import Sessions
import Text
import Wording

/// A frame as a page of HTML that looks as in the terminal.
struct FrameHTML {
  let canvas: Canvas
  let title: SafeText
  let brand: Brand
  let scheme: Scheme
  let contrast: ContrastLevel
  let language: Language
  let links: [HTMLLink]
  let images: [Int: SVGImage]

  func page(madeBy program: String) -> String {
    var sheet = HTMLSheet()
    let frame = canvas.html(&sheet, label: title, links: links, images: images)
    let brand = SafeText(brand.displayName)
    let place = title.isEmpty ? brand : title
    var page = HTMLPage(
      place + " • " + brand, style: Self.style + "\n" + sheet.css,
      main: """
        <h1>\(place.inMarkup)</h1>
        <p class="quiet">\(brand.inMarkup) • \(SafeText(scheme.words(in: contrast))) • \(canvas.size.argument)</p>
        \(frame)
        """,
      footer: SafeText(program) + " " + ProgramContext.version)
    page.language = language.rawValue
    page.colorScheme = scheme.rawValue
    return page.text
  }

  /// The page is as wide as its frame, in the middle of the window.
  private static let style = """
    body { max-width: none; width: fit-content; max-width: calc(100% - 2rem) }
    h1 { margin: 0; font-size: 1.25rem }
    .quiet { margin: 0 0 1rem }
    .screen { box-shadow: 0 0 0 1px color-mix(in srgb, CanvasText 15%, Canvas) }
    """
}

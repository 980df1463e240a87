import AppCore
import Drawing
import Pages
import Pictures
import Reporting
import Sessions
import Text
import ViewTree

/// Prints one screen or a whole page in any format.
struct PagePrinter {
  let page: Page
  let themeSelection: ThemeSelection
  let console: Console
  /// The name of the program, printed before errors.
  let name: String
  /// The pictures to draw; `nil` for boxes in their places.
  var pictures: PagePictureSource?

  /// The most rows of a picture, because taller ones would take too much memory.
  private static let mostPictureRows = 20_000

  func printFrame(as format: RenderFormat, size: Size) {
    var options = AppOptions()
    options.pictureMode = pictures?.mode
    var app = App(page: page, themeSelection: themeSelection, size: size, options: options)
    app.showArrivalDialog()
    if let pictures { app.load(from: pictures) }
    printFrame(of: app, as: format, size: size)
  }

  func printFrame(of app: App, as format: RenderFormat, size: Size) {
    switch format {
    case .text: console.print(app.frame().textRows)
    case .ansi: console.print(app.frame().ansiRows)
    case .svg: console.print([app.frame().svg(with: app.pictures.shelf.svgImages)])
    case .html:
      show(
        app.frame(), app.history.current.title, app.screen.themeSelection, links: app.webLinks,
        app.pictures.shelf.svgImages)
    case .linear: printOutline()
    case .json: console.print(PlacedTreeReport(size: size, facets: app.placedFacets).json)
    }
  }

  /// Prints the whole page.
  func printAll(as format: RenderFormat, width: Int) throws(Failure) {
    complainOfFaults(format)
    var full = UnrolledPage(page, width: width)
    if let pictures { full.pictures = pictures.all(full.orders, for: page.theme) }
    switch format {
    case .text, .ansi, .svg, .html:
      let placed = format == .html ? full.placedFacets().facets : []
      let links = page.webLinks(of: placed, in: Rect(x: 0, y: 0, width: width, height: Self.mostPictureRows))
      try print(&full, as: format, links: links)
    case .linear: printOutline()
    case .json:
      let placed = full.placedFacets()
      console.print(PlacedTreeReport(size: Size(width, placed.height), facets: placed.facets).json)
    }
  }

  /// Writes the errors of the server and a fault in the order of the facets to standard error. A whole page has no status
  /// line for them.
  private func complainOfFaults(_ format: RenderFormat) {
    let place = SafeText(name) + ": " + page.title + ": "
    if !serverErrors.isEmpty, format != .linear { console.complain(place + serverErrors) }
    if !page.structureError.isEmpty {
      console.complain(place + page.structureError + "; \(page.leftOutCount) left out")
    }
  }

  private var serverErrors: SafeText { ServerErrors(page.feed).words(in: page.words) }

  /// Prints the whole page with its comparison beside it, in formats that are pictures.
  func printAll(of app: App, as format: RenderFormat, width: Int) throws(Failure) {
    guard format.isPicture, var full = FullComparison(app, width: width) else {
      return try printAll(as: format, width: width)
    }
    complainOfFaults(format)
    try print(&full, as: format)
  }

  private func print(
    _ full: inout some WholePicture, as format: RenderFormat, links: [HTMLLink] = []
  ) throws(Failure) {
    guard format == .svg || format == .html else { return printRows(of: &full, as: format) }
    guard let canvas = full.canvas(most: Self.mostPictureRows) else {
      throw .usage("the page has more than \(Self.mostPictureRows) rows, too many for one picture; use --size")
    }
    let images = full.pictures.shelf.svgImages
    guard format == .html else { return console.print([canvas.svg(with: images)]) }
    show(canvas, page.title, themeSelection, links: links, images)
  }

  /// Prints rows in writes of 64 KB, because a page may have hundreds of thousands.
  private func printRows(of full: inout some WholePicture, as format: RenderFormat) {
    var rows: [UInt8] = []
    full.forEachPiece { piece in
      if format == .ansi {
        for row in piece.ansiRows { rows += (row + "\n").utf8 }
      } else {
        piece.appendText(to: &rows)
      }
      guard rows.count >= 1 << 16 else { return }
      _ = console.hand(rows[...])
      rows.removeAll(keepingCapacity: true)
    }
    _ = console.hand(rows[...])
  }

  private func show(
    _ canvas: Canvas, _ title: SafeText, _ look: ThemeSelection, links: [HTMLLink], _ images: [Int: SVGImage]
  ) {
    let html = FrameHTML(
      canvas: canvas, title: title, brand: look.brand, scheme: look.scheme, contrast: look.contrast,
      language: page.words.language, links: links, images: images)
    console.print([html.page(madeBy: name)])
  }

  /// Prints the dialog that the page opens, the whole page in the order of the feed, and a count of the facets left out.
  func printOutline() {
    if let dialog = page.arrivalDialog {
      dialog.lines(in: page.words).forEach(console.show)
      console.print("")
    }
    var isFirst = true
    page.outline.read { line in
      if line.beginsSection, !isFirst { console.print("") }
      isFirst = false
      console.show(line.text(in: page.words))
    }
    if isFirst { console.show(page.blank.row.speech.sentence) }
    let counts: [(count: Int, words: SafeText)] = [
      (page.leftOutCount, page.words.leftOut(page.leftOutCount)),
      (page.admission.clicklessCount, page.words.withoutClick(page.admission.clicklessCount)),
      (page.admission.standInCount, page.words.drawnByCategory(page.admission.standInCount)),
    ]
    // A page without a facet has named the errors as the reason.
    let faults = [isFirst ? "" : serverErrors, page.structureError].filter { !$0.isEmpty }
    let words = faults + counts.filter { $0.count > 0 }.map(\.words)
    if !words.isEmpty {
      console.print("")
      console.print(words.joined(separator: ", ") + page.words.lintSaysWhyToo)
    }
  }
}

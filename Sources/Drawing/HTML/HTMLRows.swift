import Prism
import Text

/// The rows of a frame as HTML.
struct HTMLRows {
  private let canvas: Canvas
  private let ground: ResolvedStyle
  private let links: [HTMLLink]
  /// The links that have begun in a row above.
  private var begun: Set<Int> = []

  init(_ canvas: Canvas, ground: ResolvedStyle, links: [HTMLLink]) {
    self.canvas = canvas
    self.ground = ground
    self.links = links
  }

  /// Neighbouring cells with the same style and the same link.
  private struct Piece {
    var run: Canvas.Run
    let link: Int?
  }

  mutating func row(_ y: Int, _ sheet: inout HTMLSheet) -> String {
    var row = ""
    var open: Int?
    for piece in pieces(y) {
      if piece.link != open {
        if open != nil { row += "</a>" }
        if let link = piece.link { row += links[link].tag(isFirst: begun.insert(link).inserted) }
        open = piece.link
      }
      row += Self.html(piece.run, ground, &sheet)
    }
    return open == nil ? row : row + "</a>"
  }

  private func pieces(_ y: Int) -> [Piece] {
    let places = linkPlaces(y)
    let cells = canvas.row(y)
    let end = (cells.lastIndex { $0.asSeen != .blank(ground) }).map { $0 + 1 } ?? 0
    var pieces: [Piece] = []
    for x in 0..<end {
      let cell = canvas[x, y]
      guard let glyph = cell.glyph else { continue }
      if let last = pieces.last, last.link == places[x], Self.continues(last.run, cell) {
        pieces[pieces.count - 1].run.columns += glyph.columns
        pieces[pieces.count - 1].run.glyphs.append(glyph)
      } else {
        let run = Canvas.Run(x: x, columns: glyph.columns, style: cell.style, glyphs: [glyph])
        pieces.append(Piece(run: run, link: places[x]))
      }
    }
    return pieces
  }

  /// Whether a cell looks the same in the style of the run before it. The colour of a blank cell's letters is not seen.
  private static func continues(_ run: Canvas.Run, _ cell: Cell) -> Bool {
    if run.style == cell.style { return true }
    let lines: TextAttributes = [.underline, .reverse, .strikethrough]
    return cell.glyph == .space && run.style.background == cell.style.background
      && run.style.attributes.isDisjoint(with: lines) && cell.style.attributes.isDisjoint(with: lines)
  }

  /// The link of each column. A link spans the words of the row, without the lines and blanks around them.
  private func linkPlaces(_ y: Int) -> [Int?] {
    var places = [Int?](repeating: nil, count: canvas.size.width)
    for (number, link) in links.enumerated() {
      let area = link.rect.intersection(canvas.bounds)
      guard !area.isEmpty, y >= area.y, y < area.maxY else { continue }
      for x in area.x..<area.maxX { places[x] = number }
    }
    var x = 0
    while x < places.count {
      guard let link = places[x] else {
        x += 1
        continue
      }
      let end = places[x...].firstIndex { $0 != link } ?? places.count
      let words = (x..<end).filter { isWord(x: $0, y) }
      for column in x..<end where column < words.first ?? end || column > words.last ?? x { places[column] = nil }
      x = end
    }
    // Both halves of a wide glyph belong to the link of its left half.
    for x in places.indices.dropFirst() where canvas[x, y].glyph == nil { places[x] = places[x - 1] }
    return places
  }

  private func isWord(x: Int, _ y: Int) -> Bool {
    guard let glyph = canvas[x, y].glyph else { return false }
    return glyph != .space && !glyph.isPictureCell && BlockShape(glyph) == nil && LineShape(glyph) == nil
  }

  private static func html(_ run: Canvas.Run, _ ground: ResolvedStyle, _ sheet: inout HTMLSheet) -> String {
    let isBlank = run.glyphs.allSatisfy { $0 == .space } && run.style.attributes.isEmpty
    let isGround = run.style == ground || isBlank && run.style.background == ground.background
    let look = isGround ? [] : [sheet.name(of: run.style)]
    let pieces = SVGPiece.pieces(of: run)
    // A run of one shape needs only one element.
    if pieces.count == 1, let glyph = run.glyphs.first, let shape = sheet.name(ofShape: glyph) {
      return element(look + [sheet.name(ofWidth: run.columns), shape], letters(run.glyphs), isHidden: true)
    }
    var content = ""
    var glyphs = run.glyphs[...]
    for piece in pieces {
      let own = glyphs.prefix(piece.count(of: glyphs))
      glyphs = glyphs.dropFirst(own.count)
      if let glyph = own.first, let shape = sheet.name(ofShape: glyph) {
        content += element([sheet.name(ofWidth: piece.columns), shape], letters(own), isHidden: true)
      } else {
        for glyph in own { content += html(glyph, &sheet) }
      }
    }
    return element(look + [sheet.name(ofWidth: run.columns)], content)
  }

  /// A letter that every monospaced font has stands by itself. Others have a box, because their fonts may be wider.
  private static func html(_ glyph: Glyph, _ sheet: inout HTMLSheet) -> String {
    let text = letters([glyph])
    if glyph.columns == 1, !glyph.hasMarks, glyph.base.value < 0x180 || glyph.isPictureCell { return text }
    return element(["g", sheet.name(ofWidth: glyph.columns)], text)
  }

  private static func letters(_ glyphs: some Sequence<Glyph>) -> String {
    var text = ""
    for glyph in glyphs {
      // The cells of a picture are private scalars, over which the picture is drawn.
      if glyph.isPictureCell { text += " " } else { glyph.write(to: &text) }
    }
    return Canvas.escaped(text)
  }

  private static func element(_ classes: [String], _ content: String, isHidden: Bool = false) -> String {
    "<span class=\"\(classes.joined(separator: " "))\"\(isHidden ? " aria-hidden=\"true\"" : "")>\(content)</span>"
  }
}

extension SVGPiece {
  /// The number of glyphs at the beginning of `glyphs` that have the columns of the piece.
  fileprivate func count(of glyphs: ArraySlice<Glyph>) -> Int {
    var rest = columns
    var count = 0
    for glyph in glyphs where rest > 0 {
      rest -= glyph.columns
      count += 1
    }
    return count
  }
}

import Drawing
import Prism
import Testing
import Text

@testable import Pictures

@Suite struct PictureDrawingTests {
  private let ground = ResolvedStyle(foreground: .indexed(1), background: .indexed(2))
  private let front = ResolvedColor.rgb(RGB(red: 10, green: 20, blue: 30))
  private let back = ResolvedColor.rgb(RGB(red: 40, green: 50, blue: 60))

  /// A picture of 3 by 2 cells, each with a glyph of its own.
  private func art(_ foreground: ResolvedColor?, _ background: ResolvedColor?) throws -> PictureArt {
    let cells = ["▘", "▝", "▖", "▗", "▚", "▞"].map {
      PictureCell(glyph: Glyph($0), foreground: foreground, background: background)
    }
    return .cells(try #require(PictureCells(size: Size(3, 2), cells: cells)))
  }

  private func rows(_ canvas: Canvas) -> [String] { canvas.textRows }

  @Test("Only the part of a picture inside the clip is drawn")
  func clip() throws {
    var canvas = Canvas(size: Size(5, 4))
    try art(front, back).draw(on: &canvas, x: -1, y: 1, clip: Rect(x: 0, y: 0, width: 5, height: 2), ground: ground)
    #expect(rows(canvas) == ["", "▝▖", "", ""])
  }

  @Test("The transparent parts of a cell have the colour of its ground")
  func transparency() throws {
    func style(_ foreground: ResolvedColor?, _ background: ResolvedColor?, on ground: ResolvedStyle) throws
      -> ResolvedStyle
    {
      var canvas = Canvas(size: Size(3, 2))
      try art(foreground, background).draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, ground: ground)
      return canvas[0, 0].style
    }
    #expect(try style(front, back, on: ground) == ResolvedStyle(foreground: front, background: back))
    #expect(try style(front, nil, on: ground) == ResolvedStyle(foreground: front, background: .indexed(2)))
    #expect(try style(nil, back, on: ground) == ResolvedStyle(foreground: .indexed(2), background: back))
    // Letters cannot have the colour of a ground that the terminal decides.
    let plain = try style(nil, back, on: ResolvedStyle())
    #expect(plain == ResolvedStyle(foreground: back, background: .terminalDefault, attributes: .reverse))
  }

  @Test("A picture without colours is negated for dark letters, besides its transparent cells")
  func negation() throws {
    let colors: [(ResolvedColor?, ResolvedColor?)] = [
      (.terminalDefault, nil), (nil, .terminalDefault), (.terminalDefault, .terminalDefault), (nil, nil),
    ]
    let attributes = try colors.map { foreground, background in
      var canvas = Canvas(size: Size(3, 2))
      try art(foreground, background)
        .draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, ground: ResolvedStyle(), isNegated: true)
      return canvas[1, 1].style.attributes
    }
    // A dark glyph on a bright ground is drawn reversed, so its negative is not.
    #expect(attributes == [.reverse, [], .reverse, []])
  }

  @Test("Cells of true pixels name their picture, row and column")
  func placeholders() throws {
    var desk = PictureDesk()
    let order = PictureOrder(address: "https://a.example/x", size: Size(3, 2), shape: .square)
    let form = PictureForm.image(cell: Size(8, 16))
    _ = desk.orders(for: [order], as: form)
    desk.take(.success(.image(PictureImage(format: .png, size: order.size, bytes: []))), of: order, as: form)
    var canvas = Canvas(size: Size(6, 4))
    let art = try #require(PagePictures(desk.shelf, page: 0).art(of: order))
    art.draw(on: &canvas, x: 2, y: 1, clip: canvas.bounds, ground: ground)
    let cell = canvas[4, 2]
    #expect(cell.glyph?.pictureCell.map { [$0.row, $0.column] } == [1, 2])
    #expect(cell.style.foreground.number == 1)
    #expect(cell.style.background == .indexed(2))
    #expect(canvas[5, 2].glyph == .space)
  }
}

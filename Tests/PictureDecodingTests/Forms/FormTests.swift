import Drawing
import Pictures
import Prism
import Testing
import Text

@testable import PictureDecoding

@Suite("Pictures in each form")
struct FormTests {
  @Test(
    "Each depth has its own colours, and each kind of glyphs its own glyphs",
    arguments: Depth.allCases, [PictureGlyphs.ascii, .blocks, .sextants])
  func cells(depth: Depth, glyphs: PictureGlyphs) throws {
    let cells = try Sample.cells(Sample.job("quarters.jpg", 12, 6, shape: .circle, form: .cells(depth, glyphs)))
    #expect(cells.size == Size(12, 6))
    var colors: Set<ResolvedColor> = []
    for y in 0..<6 {
      for x in 0..<12 {
        colors.formUnion([cells[x, y].foreground, cells[x, y].background].compactMap { $0 })
        let scalar = cells[x, y].glyph.base.value
        if glyphs == .ascii { #expect(scalar < 0x7F) }
        if glyphs == .blocks { #expect(scalar == 0x20 || (0x2580...0x259F).contains(scalar)) }
        // A transparent glyph on an opaque ground cannot be drawn.
        #expect(cells[x, y].foreground != nil || cells[x, y].glyph == .space)
      }
    }
    switch depth {
    case .truecolor: #expect(colors.contains { isClose($0, Sample.red) })
    case .palette256:
      // The entries nearest to the four colours, by the rule of the palette's cube.
      #expect(colors.contains(.indexed(Palette256.nearest(to: Sample.green))))
    case .palette16: #expect(colors.count >= 4)
    case .monochrome: #expect(colors == [.terminalDefault])
    }
  }

  @Test("With sixteen colours, a plain area is one colour without a pattern")
  func poster() throws {
    let cells = try Sample.cells(Sample.job("quarters.png", 16, 8, form: .cells(.palette16, .blocks)))
    for (left, top) in [(0, 0), (9, 0), (0, 5), (9, 5)] {
      var colors: Set<ResolvedColor?> = []
      for y in top..<top + 3 {
        for x in left..<left + 7 { colors.insert(cells.color(x, y)) }
      }
      #expect(colors.count == 1 && !colors.contains(nil))
    }
  }

  @Test(
    "Without colours, dark cells of a picture differ from transparent ones", arguments: [PictureGlyphs.ascii, .blocks])
  func darkCells(glyphs: PictureGlyphs) throws {
    // The right half of the picture is transparent.
    let cells = try Sample.cells(Sample.job("clear.png", 12, 6, form: .cells(.monochrome, glyphs)))
    for y in 0..<6 {
      // Brightness that is left over at the edge goes to the next column.
      for x in 0..<12 where x != 6 {
        let isThere = cells[x, y].foreground != nil || cells[x, y].background != nil
        #expect(isThere == (x < 6), "\(x), \(y)")
      }
    }
  }

  @Test("Every glyph that a picture may be made from is one column wide", arguments: [PictureGlyphs.blocks, .sextants])
  func widths(glyphs: PictureGlyphs) {
    var table = GlyphTable(glyphs)
    var scalars = [0x20] + Array(UInt32(0x2580)...0x259F)
    if glyphs == .sextants { scalars += Array(0x1FB00...0x1FB3B) }
    for scalar in scalars {
      #expect(table.glyph(scalar)?.base.value == scalar)
    }
  }

  @Test("The complement of a glyph is a glyph whose complement is the first one")
  func complements() throws {
    let scalars = [0x20, 0x2580, 0x2584, 0x2588, 0x258C, 0x2590] + Array(0x2596...0x259F) + Array(0x1FB00...0x1FB3B)
    for scalar in scalars.map(UInt32.init) {
      let other = try #require(BlockGlyph.complement(of: scalar))
      #expect(other != scalar)
      #expect(BlockGlyph.complement(of: other) == scalar)
    }
    // The upper left sextant, and the five others.
    #expect(BlockGlyph.complement(of: 0x1FB00) == 0x1FB3B)
    #expect(BlockGlyph.complement(of: 0x41) == nil)
  }

  @Test(
    "The edge of a circle has the colour of the picture, without a dark fringe",
    arguments: [Depth.truecolor, .palette256])
  func edges(depth: Depth) throws {
    for glyphs in [PictureGlyphs.blocks, .sextants] {
      let cells = try Sample.cells(Sample.job("one.png", 16, 8, shape: .circle, form: .cells(depth, glyphs)))
      var colors: Set<ResolvedColor> = []
      for y in 0..<8 {
        for x in 0..<16 { colors.formUnion([cells[x, y].foreground, cells[x, y].background].compactMap { $0 }) }
      }
      // The picture has one colour. Chafa rounds it where pixels are a little transparent.
      if depth == .truecolor {
        #expect(colors.allSatisfy { isClose($0, Sample.green) })
      } else {
        #expect(colors == [.indexed(Palette256.nearest(to: Sample.green))])
      }
    }
  }

  @Test("An image is a PNG file of the size of the box in pixels")
  func image() throws {
    let image = try Sample.image(Sample.job("quarters.png", 5, 3, form: .image(cell: Size(9, 18))))
    #expect(image.format == .png)
    #expect(image.size == Size(5, 3))
    // The width and the height in the header of the file.
    #expect(image.bytes[16..<24].elementsEqual([0, 0, 0, 45, 0, 0, 0, 54]))
    // Decoded again, it shows the same colours.
    let again = PictureJob(
      bytes: image.bytes, size: Size(8, 4), shape: .square, fit: .filling, form: .cells(.truecolor, .blocks))
    let cells = try Sample.cells(again)
    #expect(isClose(cells.color(0, 0), Sample.red) && isClose(cells.color(7, 3), Sample.yellow))
  }

  @Test("Sixels say their size and name at most as many colours as were asked for", arguments: [256, 16, 8, 2])
  func sixels(colors: Int) throws {
    let form = PictureForm.sixel(cell: Size(10, 20), colors: colors)
    let image = try Sample.image(Sample.job("quarters.png", 6, 3, form: form))
    #expect(image.format == .sixel && image.size == Size(6, 3))
    let text = String(decoding: image.bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P"))
    #expect(text.contains("\"1;1;60;60"))
    // A colour is defined by five numbers: `#1;2;R;G;B`.
    let definitions = text.split(separator: "#").filter { $0.prefix { $0 != "#" }.split(separator: ";").count == 5 }
    #expect((2...colors).contains(definitions.count))
  }
}

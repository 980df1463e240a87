import Drawing
import Prism
import Testing

struct ASCIITests {
  @Test("Folding to ASCII keeps every cell in its place, with its style") func foldingKeepsCellsInPlace() {
    var canvas = Canvas(size: Size(16, 1))
    canvas.draw("“é寿” • ok…│", x: 1, y: 0, clip: canvas.bounds, style: ResolvedStyle(attributes: .bold))
    canvas.foldToASCII()
    #expect(canvas.textRows == [" \"e??\" * ok~|"])
    #expect(canvas[3, 0].style.attributes == .bold)
  }

  @Test("Latin letters lose their marks, and the end of a cut text is no full stop")
  func latinLetters() {
    var canvas = Canvas(size: Size(29, 1))
    canvas.draw("Crème Brûlée ÀÉÑØŁ e\u{301} ß æ Ж…", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle())
    canvas.foldToASCII()
    #expect(canvas.textRows == ["Creme Brulee AENOL e ? ? ?~"])
  }

  /// A filled dot differs from an empty one, and shading does not become question marks.
  @Test("Dots and shading have ASCII forms") func brandGlyphsHaveASCIIForms() {
    var canvas = Canvas(size: Size(9, 1))
    canvas.draw("● ○ ○ ░░▒", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle())
    canvas.foldToASCII()
    #expect(canvas.textRows == ["* o o ::%"])
  }

  @Test("The cursor of a text and the mark of a change have ASCII forms") func marksHaveASCIIForms() {
    var canvas = Canvas(size: Size(6, 1))
    canvas.draw("a▏ ▎▌b", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle())
    canvas.foldToASCII()
    #expect(canvas.textRows == ["a| ||b"])
  }
}

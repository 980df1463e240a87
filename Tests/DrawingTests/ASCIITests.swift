import Drawing
import Prism
import Testing

struct ASCIITests {
  @Test func foldingKeepsEveryCellInItsPlace() {
    var canvas = Canvas(size: Size(16, 1))
    canvas.draw("“é寿” • ok…│", x: 1, y: 0, clip: canvas.bounds, style: ResolvedStyle(attributes: .bold))
    canvas.foldToASCII()
    #expect(canvas.textRows == [" \"???\" * ok.|"])
    #expect(canvas[3, 0].style.attributes == .bold)
  }

  /// Which of the dots is filled has to be seen, and what a picture is drawn with is no question.
  @Test func whatBrandsDrawWithHasItsLikeness() {
    var canvas = Canvas(size: Size(9, 1))
    canvas.draw("● ○ ○ ░░▒", x: 0, y: 0, clip: canvas.bounds, style: ResolvedStyle())
    canvas.foldToASCII()
    #expect(canvas.textRows == ["* o o ::%"])
  }
}

import Drawing
import Pictures
import Prism
import Testing

@testable import PictureDecoding

@Suite("The place of a picture in its box")
struct PlacementTests {
  private static func raster(_ width: Int, _ height: Int, _ form: PictureForm) -> Raster {
    Raster(PictureJob(bytes: [], size: Size(width, height), shape: .square, fit: .filling, form: form))
  }

  @Test("A picture keeps its proportions on pixels that are twice as high as wide")
  func proportions() {
    // 34 columns and 6 rows are 272 by 96 pixels of the same length, and 272 by 48 pixels of a cell.
    let raster = Self.raster(34, 6, .cells(.truecolor, .blocks))
    #expect(raster.size == Size(272, 48))
    let filling = Placement(of: Size(1_200, 672), on: raster, fit: .filling)
    #expect(filling.size == Size(272, 76))
    #expect(filling.x == 0 && filling.y == -9)
    let whole = Placement(of: Size(1_200, 672), on: raster, fit: .whole)
    #expect(whole.size == Size(171, 48))
    #expect(whole.y == 0 && whole.x == 50)
  }

  @Test("Where a picture is too high, a third of the rest is cut off above it; where it is too wide, half at each side")
  func cropping() {
    for form in [PictureForm.cells(.truecolor, .blocks), .photo(cell: Size(9, 18))] {
      let raster = Self.raster(20, 4, form)
      let high = Placement(of: Size(100, 300), on: raster, fit: .filling)
      let (above, below) = (-high.y, high.y + high.size.height - raster.size.height)
      #expect(above > 0 && abs(below - 2 * above) <= 2)
      let wide = Placement(of: Size(900, 100), on: raster, fit: .filling)
      let (left, right) = (-wide.x, wide.x + wide.size.width - raster.size.width)
      #expect(left > 0 && abs(left - right) <= 1 && wide.y == 0)
    }
  }

  @Test("Rounded corners are cut only where there are colours for them")
  func corners() {
    func shape(_ shape: PictureShape, _ depth: Depth) -> PictureShape {
      PictureJob(bytes: [], size: Size(9, 4), shape: shape, fit: .filling, form: .cells(depth, .blocks)).shapeOfPixels
    }
    #expect([Depth.truecolor, .palette256].allSatisfy { shape(.rounded, $0) == .rounded })
    #expect([Depth.palette16, .monochrome].allSatisfy { shape(.rounded, $0) == .square })
    #expect(Depth.allCases.allSatisfy { shape(.circle, $0) == .circle })
  }

  @Test("Extreme sides neither overflow nor vanish")
  func extremes() {
    let raster = Self.raster(40, 10, .image(cell: Size(10, 20)))
    for size in [Size(30_000, 1), Size(1, 30_000), Size(1, 1)] {
      for fit in [PictureFit.filling, .whole] {
        let place = Placement(of: size, on: raster, fit: fit)
        #expect(place.size.width >= 1 && place.size.height >= 1)
        let span = Span(place.x, place.size.width, of: size.width, on: raster.size.width)
        #expect(span.source.lowerBound >= 0 && span.source.upperBound <= size.width && !span.source.isEmpty)
        #expect(span.target.lowerBound >= 0 && span.target.upperBound <= raster.size.width && !span.target.isEmpty)
      }
    }
  }

  @Test("The box in pixels has a limit")
  func limits() {
    let job = { (size: Size, cell: Size) in
      PictureJob(bytes: [], size: size, shape: .square, fit: .filling, form: .image(cell: cell)).rasterSize
    }
    #expect(job(Size(10, 5), Size(9, 18)) == Size(90, 90))
    #expect(job(Size(0, 5), Size(9, 18)) == nil)
    #expect(job(Size(10, 5), Size(0, 18)) == nil)
    #expect(job(Size(1_000, 1_000), Size(9, 18)) == nil)
    #expect(job(Size(.max, .max), Size(.max, .max)) == nil)
  }
}

import Drawing
import Pictures

/// The grid of pixels that a picture is drawn on.
///
/// Chafa reads eight by eight pixels from a cell. A cell is about twice as high as wide, so these pixels are, too.
struct Raster: Equatable {
  let size: Size
  /// The height of a pixel in its widths.
  let stretch: Double
  /// The radius of rounded corners in the width of a pixel: half a row of text, and in cells a whole one.
  let corner: Double

  static let cellSide = 8

  init(_ job: PictureJob) {
    switch job.form {
    case .cells:
      size = Size(job.size.width * Self.cellSide, job.size.height * Self.cellSide)
      stretch = 2
      corner = Double(Self.cellSide) * 2
    case .image(let cell), .photo(let cell), .sixel(let cell, _):
      size = Size(job.size.width * cell.width, job.size.height * cell.height)
      stretch = 1
      corner = Double(cell.height) / 2
    }
  }

  /// The width and the height in the width of a pixel.
  var extent: (width: Double, height: Double) { (Double(size.width), Double(size.height) * stretch) }
}

extension PictureJob {
  /// The outline that the pixels are cut to. A photo is cut by its reader. With few colours a corner is a whole cell,
  /// which looks like damage.
  var shapeOfPixels: PictureShape {
    switch form {
    case .photo: .square
    case .cells(.palette16, _), .cells(.monochrome, _): shape == .rounded ? .square : shape
    case .cells, .image, .sixel: shape
    }
  }

  /// The size of the result in pixels; `nil` if a side is zero, or if it is more than any screen has.
  var rasterSize: Size? {
    let (width, height) =
      switch form {
      case .cells: (Raster.cellSide, Raster.cellSide)
      case .image(let cell), .photo(let cell), .sixel(let cell, _): (cell.width, cell.height)
      }
    // Four factors below 10,000 cannot overflow.
    guard size.canBeDrawn, size.width > 0, size.height > 0, (1...1_000).contains(width), (1...1_000).contains(height)
    else { return nil }
    let result = Size(size.width * width, size.height * height)
    return result.width * result.height <= PictureLimits.mostResultPixels ? result : nil
  }
}

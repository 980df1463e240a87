import Drawing
import Pictures

/// The place of a whole picture on a raster, in pixels of the raster. Where the picture is cut, it juts out.
struct Placement: Equatable {
  let x: Int
  let y: Int
  let size: Size

  /// The most that a small logo is enlarged: beyond it only its pixels would grow.
  private static let mostEnlargement = 2.0

  init(of picture: Size, on raster: Raster, fit: PictureFit) {
    let extent = raster.extent
    let horizontal = extent.width / Double(max(1, picture.width))
    let vertical = extent.height / Double(max(1, picture.height))
    let scale =
      switch fit {
      case .filling: max(horizontal, vertical)
      case .whole: min(horizontal, vertical, Self.mostEnlargement)
      }
    let width = max(1, (Double(picture.width) * scale).rounded())
    let height = max(1, (Double(picture.height) * scale / raster.stretch).rounded())
    size = Size(Int(width), Int(height))
    x = (raster.size.width - size.width).halved
    let spare = raster.size.height - size.height
    // Heads and roofs are in the upper half of a picture, so twice as much is cut off below as above.
    y = spare < 0 ? spare / 3 : spare.halved
  }
}

extension Int {
  /// Half of the number, rounded down for negative numbers, too.
  fileprivate var halved: Int { self >> 1 }
}

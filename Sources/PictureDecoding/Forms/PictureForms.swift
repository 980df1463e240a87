import Drawing
import Pictures
import Text

/// Turns pixels into the form that a job asks for.
struct PictureForms {
  let pixbuf: PixbufDecoder
  /// Chafa, or the fault of a picture that needs it.
  let chafa: Result<ChafaLibrary, PictureFault>

  func art(_ pixels: inout [UInt8], for job: PictureJob, on raster: Raster) throws(PictureFault) -> PictureArt {
    switch job.form {
    case .cells(let depth, let glyphs):
      // Glyphs have no edge between the picture and its ground, and chafa would mix black into one.
      for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = pixels[alpha] < 128 ? 0 : .max }
      let painter = CellPainter(library: try chafa.get(), depth: depth, glyphs: glyphs)
      return .cells(try painter.cells(pixels, of: job.size))
    case .image:
      return .image(try file(.png, of: &pixels, for: job, on: raster))
    case .photo:
      // Only a picture that lets nothing through can be a JPEG.
      let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == .max }
      return .image(try file(isOpaque ? .jpeg : .png, of: &pixels, for: job, on: raster))
    case .sixel(let cell, let colors):
      let painter = SixelPainter(library: try chafa.get(), cell: cell, colors: colors)
      return .image(
        PictureImage(format: .sixel, size: job.size, bytes: try painter.sequence(pixels, of: job.size)))
    }
  }

  private func file(
    _ format: PictureImage.Format, of pixels: inout [UInt8], for job: PictureJob, on raster: Raster
  ) throws(PictureFault) -> PictureImage {
    let writer = FileWriter(decoder: pixbuf, format: format)
    return PictureImage(format: format, size: job.size, bytes: try writer.file(&pixels, raster.size))
  }
}

import Drawing
import Pictures
import Text

/// The open libraries, and the answers that they make possible.
struct DecodingWorker {
  private let pixbuf: Result<PixbufLibrary, PictureFault>
  private let chafa: Result<ChafaLibrary, PictureFault>
  /// The formats whose loaders work.
  private let formats: Set<PictureFormat>

  init(_ names: LibraryNames) {
    pixbuf = Result { () throws(PictureFault) in try PixbufLibrary(names.pixbuf) }
    chafa = Result { () throws(PictureFault) in try ChafaLibrary(names.chafa) }
    formats = Set(
      [pixbuf].compactMap { try? $0.get() }.flatMap { library in
        PictureFormat.allCases.filter { Self.isDecodable($0, by: library) }
      })
  }

  /// Decodes a tiny picture, which makes gdk-pixbuf open the loader of its format.
  private static func isDecodable(_ format: PictureFormat, by library: PixbufLibrary) -> Bool {
    let job = PictureJob(
      bytes: WarmUpPictures.bytes(format), size: Size(2, 2), shape: .square, fit: .filling,
      form: .cells(.truecolor, .blocks))
    let pixels = try? PixbufDecoder(library: library).pixels(
      of: job.bytes, as: format, on: Raster(job), fit: job.fit, shape: job.shape)
    return pixels != nil
  }

  /// Draws a picture in each form, so that the libraries make their tables and open their files, and reports what works.
  func warmUp() -> DecoderReport {
    let cell = Size(8, 16)
    let forms: [PictureForm] = [
      .cells(.truecolor, .sextants), .cells(.palette256, .blocks), .cells(.palette16, .blocks),
      .cells(.monochrome, .ascii), .image(cell: cell), .sixel(cell: cell, colors: 256), .sixel(cell: cell, colors: 16),
    ]
    for form in forms {
      let bytes = WarmUpPictures.bytes(.png)
      _ = answer(PictureJob(bytes: bytes, size: Size(2, 2), shape: .square, fit: .filling, form: form))
    }
    var report = DecoderReport()
    report.formats = PictureFormat.allCases.filter(formats.contains)
    report.pixbufVersion = try? pixbuf.get().version
    report.hasChafa = (try? chafa.get()) != nil
    return report
  }

  func answer(_ job: PictureJob) -> PictureAnswer {
    Result { () throws(PictureFault) in try art(job) }
  }

  private func art(_ job: PictureJob) throws(PictureFault) -> PictureArt {
    guard let format = PictureFormat(job.bytes) else { throw .unknownFormat }
    let decoder = PixbufDecoder(library: try pixbuf.get())
    guard formats.contains(format) else { throw .noLibrary(SafeText(format.package)) }
    guard job.rasterSize != nil else { throw .unexplained }
    let raster = Raster(job)
    var pixels = try decoder.pixels(
      of: job.bytes, as: format, on: raster, fit: job.fit, shape: job.shapeOfPixels)
    return try PictureForms(pixbuf: decoder, chafa: chafa).art(&pixels, for: job, on: raster)
  }
}

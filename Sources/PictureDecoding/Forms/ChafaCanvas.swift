import Drawing
import Pictures
import Text

/// A canvas of chafa with pixels on it.
struct ChafaCanvas: ~Copyable {
  struct Settings {
    var mode = ChafaValue.truecolor
    var tags: UInt32 = 0
    var dithering = ChafaValue.noDithering
    var colorSpace: UInt32 = 0
    /// Whether contrast and saturation are raised.
    var isEnhanced = false
    var pixelMode: UInt32 = 0
    var cell = Size(Raster.cellSide, Raster.cellSide)
  }

  private let canvas: ObjectReference
  private let library: ChafaLibrary

  /// Effort beyond this took up to five times as long, and the result was no closer to the picture.
  private static let work: Float = 0.5

  init(
    _ library: ChafaLibrary, _ settings: Settings, cells: Size, pixels: [UInt8], pixelSize: Size
  ) throws(PictureFault) {
    self.library = library
    guard
      let map = ObjectReference(library.makeMap(), release: library.releaseMap),
      let configuration = ObjectReference(library.makeConfiguration(), release: library.releaseConfiguration)
    else { throw .unexplained }
    library.addTags(map.pointer, settings.tags)
    library.setMap(configuration.pointer, map.pointer)
    library.setSize(configuration.pointer, Int32(cells.width), Int32(cells.height))
    library.setCell(configuration.pointer, Int32(settings.cell.width), Int32(settings.cell.height))
    library.setMode(configuration.pointer, settings.mode)
    library.setPixelMode(configuration.pointer, settings.pixelMode)
    library.setDithering(configuration.pointer, settings.dithering)
    library.setEnhancing(configuration.pointer, settings.isEnhanced ? 1 : 0)
    library.setColorSpace(configuration.pointer, settings.colorSpace)
    library.setWork(configuration.pointer, Self.work)
    guard let made = ObjectReference(library.makeCanvas(configuration.pointer), release: library.releaseCanvas) else {
      throw .unexplained
    }
    pixels.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      library.draw(
        made.pointer, ChafaValue.pixels, start, Int32(pixelSize.width), Int32(pixelSize.height),
        Int32(pixelSize.width * 4))
    }
    canvas = made
  }

  /// A glyph and its colours. A colour below zero is transparent.
  struct Cell {
    let scalar: UInt32
    let foreground: Int32
    let background: Int32
  }

  func cell(_ x: Int, _ y: Int) -> Cell {
    var (foreground, background) = (Int32(-1), Int32(-1))
    library.colors(canvas.pointer, Int32(x), Int32(y), &foreground, &background)
    let scalar = library.glyph(canvas.pointer, Int32(x), Int32(y))
    return Cell(scalar: scalar, foreground: foreground, background: background)
  }

  /// Returns what a terminal would be sent.
  func printed() throws(PictureFault) -> [UInt8] {
    guard let string = library.print(canvas.pointer, nil) else { throw .unexplained }
    defer { _ = library.freeString(string, 1) }
    // A GString begins with its characters and their number.
    let count = string.load(fromByteOffset: 8, as: Int.self)
    guard let start = string.load(as: UnsafePointer<UInt8>?.self) else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}

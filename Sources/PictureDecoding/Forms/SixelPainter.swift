import Drawing
import Pictures
import Text

/// Draws pixels as the sequence that terminals with sixels take.
struct SixelPainter {
  let library: ChafaLibrary
  let cell: Size
  /// The number of colours that the terminal shows at once.
  let colors: Int

  /// Returns the sequence, from the control that begins it to the one that ends it.
  func sequence(_ pixels: [UInt8], of size: Size) throws(PictureFault) -> [UInt8] {
    var settings = ChafaCanvas.Settings()
    settings.pixelMode = ChafaValue.sixels
    settings.cell = cell
    // Chafa has palettes of these sizes alone.
    settings.mode =
      switch colors {
      case 256...: ChafaValue.truecolor
      case 16...: ChafaValue.indexed16
      case 8...: ChafaValue.indexed8
      default: ChafaValue.twoColors
      }
    settings.dithering = colors < 256 ? ChafaValue.diffusion : ChafaValue.noDithering
    settings.isEnhanced = colors < 8
    let canvas = try ChafaCanvas(
      library, settings, cells: size, pixels: pixels,
      pixelSize: Size(size.width * cell.width, size.height * cell.height))
    let printed = try canvas.printed()
    guard SixelSequence.isWhole(printed) else { throw .unexplained }
    return printed
  }
}

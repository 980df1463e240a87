import Drawing
import Glibc
import PictureDecoding
import Pictures
import Prism
import Text

/// Glyphs for pictures of true pixels, where a recorded session has such pictures and the terminal that plays it cannot
/// show them.
struct PictureSubstitutes: ~Copyable {
  private var decoder: PictureDecoder
  private var drawn: [Int: PictureCells] = [:]
  /// The numbers of the pictures that were given to the decoder.
  private var asked: Set<Int> = []
  private var form: PictureForm?

  /// `program` is the command line of the decoder, which is started when it is needed.
  init(program: [String]) {
    decoder = PictureDecoder(program: program)
  }

  var descriptors: [pollfd] { decoder.descriptors }
  var millisecondsLeft: Int? { decoder.millisecondsLeft }

  /// Returns a frame with glyphs in the cells of pictures, as far as they are decoded. The others stay blank.
  mutating func drawn(on frame: Canvas, from shelf: PictureShelf, _ theme: Theme) -> Canvas {
    let pictures = shelf.images.filter { $0.image.format == .png }
    guard !pictures.isEmpty else { return frame }
    adopt(PictureMode.cells(.blocks).form(for: theme))
    for (order, image) in pictures where asked.insert(image.number).inserted {
      guard let form else { continue }
      // The picture has its outline already.
      decoder.decode(
        PictureJob(bytes: image.bytes, size: image.size, shape: .square, fit: order.fit, form: form), id: image.number)
    }
    for (id, result) in decoder.events() {
      if case .success(.cells(let cells)) = result { drawn[id] = cells }
    }
    return substituted(frame)
  }

  private mutating func adopt(_ form: PictureForm) {
    guard form != self.form else { return }
    for id in asked { decoder.cancel(id) }
    (self.form, drawn, asked) = (form, [:], [])
  }

  private func substituted(_ frame: Canvas) -> Canvas {
    var frame = frame
    for y in 0..<frame.size.height {
      for (x, cell) in frame.row(y).enumerated() {
        guard let place = cell.glyph?.pictureCell, let number = cell.style.foreground.number,
          let cells = drawn[number], place.row < cells.size.height, place.column < cells.size.width
        else { continue }
        let area = Rect(x: x, y: y, width: 1, height: 1)
        let ground = ResolvedStyle(background: cell.style.background)
        cells.draw(on: &frame, x: x - place.column, y: y - place.row, clip: area, ground: ground)
      }
    }
    return frame
  }
}

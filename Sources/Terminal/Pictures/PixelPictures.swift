import Drawing
import Input

/// The pictures of true pixels on the screen, in the way that the terminal shows them.
struct PixelPictures {
  private var placeholders: PlaceholderPictures?
  private var sixels: SixelPictures?

  init(_ way: TerminalPictures?, isInTmux: Bool) {
    switch way {
    case nil: break
    case .placeholders: placeholders = PlaceholderPictures(isInTmux: isInTmux)
    case .sixels(let cell, _): sixels = SixelPictures(cell: cell)
    }
  }

  /// Whether pictures wait to be sent.
  var hasWaiting: Bool { placeholders?.hasWaiting ?? sixels?.hasWaiting ?? false }

  /// The characters in the cells of pictures.
  var cells: CellEncoder.PictureCells {
    if let placeholders { return .placeholders(base: placeholders.base) }
    return sixels == nil ? .blank : .covered
  }

  /// Adopts the pictures of the next frames. Returns the bytes that remove the others.
  mutating func keep(_ pictures: [Int: ScreenPicture]) -> [UInt8] {
    sixels?.keep(pictures)
    return placeholders?.keep(pictures) ?? []
  }

  /// Returns the bytes of a frame in a shorter form. tmux repeats no placeholders.
  func shortened(_ frame: [UInt8]) -> [UInt8] {
    placeholders?.isInTmux == false ? PlaceholderRuns.shortened(frame) : frame
  }

  /// Adopts a frame. Returns the rows that have to be written whole; `nil` if no pictures are drawn over the text.
  mutating func follow(_ canvas: Canvas) -> Set<Int>? { sixels?.follow(canvas) }

  /// Draws the pictures of the rows that a frame has written again.
  mutating func drawAgain(in rows: PictureRows) {
    sixels?.drawAgain(in: rows.written)
  }

  /// Returns the bytes of the next picture.
  mutating func next() -> [UInt8]? { placeholders?.next() ?? sixels?.next() }

  /// Returns the bytes that remove all pictures, before the terminal is given back. They are sent again later.
  mutating func removeAll() -> [UInt8] {
    sixels?.forget()
    return removeKept()
  }

  /// Returns the bytes that remove the pictures that the terminal keeps, as far as it still has them. They are sent
  /// again later.
  mutating func removeKept() -> [UInt8] { placeholders?.removeAll() ?? [] }
}

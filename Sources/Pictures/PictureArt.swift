import Drawing
import Prism
import Text

/// A picture in the form that was asked for.
public enum PictureArt: Hashable, Sendable {
  case cells(PictureCells)
  case image(PictureImage)
}

/// A picture made from glyphs, row by row.
public struct PictureCells: Hashable, Sendable {
  public let size: Size
  private let cells: [PictureCell]

  /// Creates a picture; `nil` if the number of cells is not that of the size.
  public init?(size: Size, cells: [PictureCell]) {
    guard size.width >= 0, size.height >= 0, cells.count == size.width * size.height else { return nil }
    self.size = size
    self.cells = cells
  }

  public subscript(x: Int, y: Int) -> PictureCell { cells[y * size.width + x] }
}

/// A glyph of a picture. A colour that is `nil` lets the ground behind the picture through.
public struct PictureCell: Hashable, Sendable {
  public let glyph: Glyph
  public let foreground: ResolvedColor?
  public let background: ResolvedColor?

  public init(glyph: Glyph, foreground: ResolvedColor?, background: ResolvedColor?) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
  }
}

/// A picture of true pixels, in a format that its reader understands.
public struct PictureImage: Hashable, Sendable {
  public enum Format: UInt8, Hashable, Sendable {
    case png, jpeg, sixel
  }

  public let format: Format
  /// The size in cells.
  public let size: Size
  public let bytes: [UInt8]
  /// The number by which the cells of a canvas name the picture; 0 until it has one.
  public internal(set) var number = 0

  public init(format: Format, size: Size, bytes: [UInt8]) {
    self.format = format
    self.size = size
    self.bytes = bytes
  }
}

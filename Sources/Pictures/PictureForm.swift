import Drawing
import Prism

/// The form in which pictures reach a terminal or a file: the same for all pictures of a run.
public enum PictureForm: Hashable, Sendable {
  /// Glyphs in colours, a few of them in each cell's place.
  case cells(Depth, PictureGlyphs)
  /// An image of true pixels with its outline, for a terminal whose cells have this size in pixels.
  case image(cell: Size)
  /// The same as a photo in few bytes, for SVG, which draws the outline itself.
  case photo(cell: Size)
  /// The pixels as a terminal with sixels takes them. `colors` is how many it can show at once.
  case sixel(cell: Size, colors: Int)
}

extension PictureForm {
  /// Whether pictures of another form can be shown in place of this one. A replayed session may have exact colours, and
  /// its terminal only 256.
  func accepts(_ other: PictureForm) -> Bool {
    guard case .cells(let depth, let glyphs) = self, case .cells(let otherDepth, let otherGlyphs) = other else {
      return self == other
    }
    let rich: [Depth] = [.truecolor, .palette256]
    return self == other
      || rich.contains(depth) && rich.contains(otherDepth) && glyphs != .ascii && otherGlyphs != .ascii
  }
}

/// The glyphs that a picture in cells is made from.
public enum PictureGlyphs: UInt8, Hashable, Sendable {
  /// ASCII, where no other glyph may be printed.
  case ascii
  /// Half blocks and quadrants, which all fonts have.
  case blocks
  /// Sextants as well, which newer fonts have.
  case sextants
}

import Input
import Pictures

extension PictureMode {
  /// The way that a terminal has answered.
  package init(_ pictures: TerminalPictures) {
    switch pictures {
    case .placeholders(let cell): self = .image(cell: cell)
    case .sixels(let cell, let colors): self = .sixel(cell: cell, colors: colors)
    }
  }
}

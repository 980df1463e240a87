import Drawing
import Pictures
import Prism
import Wording

/// The parts of a theme that a layout needs: the glyphs of icons and the spacings. It also holds the language of the
/// client, but no colour.
public struct Metrics: Equatable, Sendable {
  public let icons: IconSet
  public let words: Words
  public let pictures: PictureSettings
  /// The spacings in the order of their declaration. Each facet asks for some, and to hash them took a thirtieth of the
  /// time of printing a long page.
  private let spacings: [CellSpacing]

  public init(
    icons: IconSet = IconSet(), spacings: [Spacing: CellSpacing] = [:], words: Words = .english,
    pictures: PictureSettings = .off
  ) {
    self.words = words
    self.pictures = pictures
    self.icons = icons
    self.spacings = Spacing.allCases.map { spacings[$0] ?? CellSpacing(points: 0) }
  }

  public init(_ theme: Theme, words: Words, pictures: PictureSettings = .off) {
    self.words = words
    self.pictures = pictures
    icons = theme.icons
    spacings = Spacing.allCases.map(theme.spacing)
  }

  public subscript(spacing: Spacing) -> CellSpacing { spacings[spacing.number] }

  /// The page width below which the margin is one column at most.
  private static let comfortableWidth = 60

  /// Returns the free columns on each side of a page.
  public func margin(ofPage width: Int) -> Int {
    let margin = self[.pageMargin].columns
    return width < Self.comfortableWidth ? min(1, margin) : min(margin, width / 8)
  }
}

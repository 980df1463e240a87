import Drawing
import Prism
import Wording

/// What a layout has to know of a theme: the letters of icons, and how far apart things stand; and in which language
/// the client speaks. No colour is among it.
public struct Metrics: Equatable, Sendable {
  public let icons: IconSet
  public let words: Words
  private let spacings: [Spacing: CellSpacing]

  public init(icons: IconSet = IconSet(), spacings: [Spacing: CellSpacing] = [:], words: Words = .english) {
    self.words = words
    self.icons = icons
    self.spacings = spacings
  }

  public init(_ theme: Theme, words: Words) {
    self.words = words
    icons = theme.icons
    spacings = Dictionary(uniqueKeysWithValues: Spacing.allCases.map { ($0, theme.spacing($0)) })
  }

  public subscript(spacing: Spacing) -> CellSpacing { spacings[spacing] ?? CellSpacing(points: 0) }

  /// Below this, columns are too precious to be left free.
  private static let comfortableWidth = 60

  /// Free columns on both sides of a page.
  public func margin(ofPage width: Int) -> Int {
    let margin = self[.pageMargin].columns
    return width < Self.comfortableWidth ? min(1, margin) : min(margin, width / 8)
  }
}

import Drawing
import Prism

/// What a layout has to know of a theme: the letters of icons, and how far apart things stand. No colour is among it.
public struct Metrics: Equatable, Sendable {
  public let icons: IconSet
  private let spacings: [Spacing: CellSpacing]

  public init(icons: IconSet = IconSet(), spacings: [Spacing: CellSpacing] = [:]) {
    self.icons = icons
    self.spacings = spacings
  }

  public init(_ theme: Theme) {
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

import Drawing
import Pictures
import Prism
import Wording

/// The input to the layout of a view: the width, the metrics and the children.
public struct Proposal {
  public let width: Int
  public let metrics: Metrics
  /// Whether the page is as long as it needs, so that nothing is cut off to save rows.
  public let isUnrolled: Bool
  /// The facets inside, for views that place them themselves.
  public let children: Children

  public init(width: Int, metrics: Metrics = Metrics(), isUnrolled: Bool = false, children: Children = .none) {
    self.width = max(0, width)
    self.metrics = metrics
    self.isUnrolled = isUnrolled
    self.children = children
  }

  public var icons: IconSet { metrics.icons }
  public var words: Words { metrics.words }
  public var pictures: PictureSettings { metrics.pictures }

  /// Returns the same proposal with a smaller width.
  public func narrowed(to width: Int) -> Proposal {
    Proposal(width: width, metrics: metrics, isUnrolled: isUnrolled, children: children)
  }

  public func narrowed(by columns: Int) -> Proposal {
    narrowed(to: width - columns)
  }

  /// Returns how many lines a text may have. On an unrolled page the limit is `mostLines`.
  public func lines(_ most: Int) -> Int? {
    isUnrolled ? Self.mostLines : most
  }

  /// The maximum number of lines of a text on an unrolled page, as a limit to hostile input.
  private static let mostLines = 3000
}

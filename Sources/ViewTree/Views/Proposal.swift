import Drawing
import Prism
import Wording

/// What a view is laid out for: the room there is, and what stands in it.
public struct Proposal {
  public let width: Int
  public let metrics: Metrics
  /// Nothing is cut off for want of rows: the page is as long as it needs.
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

  /// The same, in less room.
  public func narrowed(to width: Int) -> Proposal {
    Proposal(width: width, metrics: metrics, isUnrolled: isUnrolled, children: children)
  }

  public func narrowed(by columns: Int) -> Proposal {
    narrowed(to: width - columns)
  }

  /// How many lines a text may have; as many as anybody reads where nothing is cut off.
  public func lines(_ most: Int) -> Int? {
    isUnrolled ? Self.mostLines : most
  }

  /// A text beyond this is no text any more.
  private static let mostLines = 500
}

import Drawing
import FacetModel
import Prism

extension Metrics {
  /// The largest padding in cells, as a limit to the values that a backend sends.
  private static let farthest = 12

  /// Returns a distance in cells, or `nil` for an unknown token.
  public func spacing(_ length: WireLength?) -> CellSpacing? {
    switch length {
    case nil: nil
    case .points(let points): CellSpacing(points: points)
    case .token(let token): Spacing(wireToken: token).map { self[$0] }
    }
  }

  public func edges(_ edges: WireEdges?) -> Edges {
    Edges(
      top: min(Self.farthest, spacing(edges?.top)?.rows ?? 0),
      left: min(Self.farthest, spacing(edges?.left)?.columns ?? 0),
      bottom: min(Self.farthest, spacing(edges?.bottom)?.rows ?? 0),
      right: min(Self.farthest, spacing(edges?.right)?.columns ?? 0))
  }
}

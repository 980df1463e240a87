/// The way in which the children of a facet are placed.
public enum Arrangement: Hashable, Sendable {
  /// Below each other; each child is a node of the page.
  case stack
  /// Side by side on one line that can be moved.
  case carousel
  /// In as many columns as fit into the width.
  case grid
  /// Placed by the facet's own view.
  case embedded
}

/// How the children of a facet are placed.
public enum Arrangement: Hashable, Sendable {
  /// One below the other, each a part of the page by itself.
  case stack
  /// Side by side on one line that can be moved.
  case carousel
  /// In columns, as many as the width has room for.
  case grid
  /// By the facet's own view.
  case embedded
}

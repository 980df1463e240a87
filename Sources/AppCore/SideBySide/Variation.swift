import FacetModel

/// In what a page differs from the one that stands beside it.
package enum Variation: Equatable {
  /// Another brand wears it.
  case brand(String)
  /// It is dark where the other is light.
  case scheme
  /// A client of another version shows it.
  case version(SemanticVersion)
  /// It is as it was before it changed.
  case former
}

import FacetModel

/// The difference between a page and the page in the comparison pane.
package enum Variation: Equatable {
  /// Another brand.
  case brand(String)
  /// The other scheme, light or dark.
  case scheme
  /// Another version of the client.
  case version(SemanticVersion)
  /// The page before its last change.
  case former
}

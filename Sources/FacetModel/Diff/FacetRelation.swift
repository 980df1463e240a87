/// The relation of a new facet to its partner in the old feed.
enum FacetRelation: UInt8 {
  /// The facets have not been compared part by part yet. This includes facets without a partner.
  case unknown
  /// The facet and all facets below it are unchanged.
  case same
  /// The text is the first part of the facet that has changed. Neither facet has children.
  case otherText
}

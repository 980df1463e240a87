import JSON

/// A facet as the decoder leaves it: where its parts stand in the document, and how it hangs in the tree.
///
/// Sixty-odd bytes without a reference to anything: a feed of 100,000 facets is one array. What the parts say is read
/// when somebody asks.
struct FacetRecord {
  /// In which of the response's documents it stands.
  var document: UInt32 = 0
  /// Places in that document; zero, the place of the root, is "absent" for the parts.
  var object: Value.Place = .root
  var text: Value.Place = .root
  var images: Value.Place = .root
  var events: Value.Place = .root
  var custom: Value.Place = .root
  var logging: Value.Place = .root
  var layout: Value.Place = .root
  var style: Value.Place = .root

  /// `Symbol.none` when the wire has none.
  var id = Symbol.none
  var component = Symbol.none
  var category = Symbol.none

  /// How many siblings before it have the same id.
  var occurrence: UInt32 = 0
  /// The parent facet, or the complement of a list's number: lists belong to sections.
  var parent: Int32 = 0
  var firstChild: UInt32 = 0
  var childCount: UInt32 = 0
  /// Whether it stands in a flat list whose counts do not say where it belongs.
  var isMisplaced = false
}

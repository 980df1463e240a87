import JSON

/// A decoded facet: the places of its parts in the document, and its position in the tree.
///
/// A record has sixty-odd bytes and no references, so a feed of 100,000 facets is one array. The parts are read when
/// they are needed.
struct FacetRecord {
  /// The number of the document that contains the facet.
  var document: UInt32 = 0
  /// The places in that document. For parts, zero (the place of the root) means absent.
  var object: Value.Place = .root
  var text: Value.Place = .root
  var images: Value.Place = .root
  var events: Value.Place = .root
  var custom: Value.Place = .root
  var logging: Value.Place = .root
  var layout: Value.Place = .root
  var style: Value.Place = .root

  /// The id, or `Symbol.none` if the backend sent none.
  var id = Symbol.none
  var component = Symbol.none
  var category = Symbol.none

  /// The number of siblings before it with the same id.
  var occurrence: UInt32 = 0
  /// The parent facet, or the complement of a list's number. Lists belong to sections or to the page.
  var parent: Int32 = 0
  var firstChild: UInt32 = 0
  var childCount: UInt32 = 0
  /// Whether the facet is in a flat list whose counts do not tell its parent.
  var isMisplaced = false
}

import FacetModel
import Text

/// A filter that is on or off.
struct BinaryFilter: FilterComponent, Equatable {
  static let id = "filter.binary"
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "A filter that is on or off."
  static let reads: ReadFields = FilterContent.reads
  static var needs: [RequiredField] { [RequiredField(.custom("filter_id"))] }
  static let example = #"""
    {"id": "filter.binary:deals", "component": {"id": "filter.binary", "category": "filter"},
     "text": {"title": "Offers"}, "images": {"icon": {"local": "deals-fill"}},
     "custom": {"filter_id": "deals-fill", "is_pickup_type": false}}
    """#

  let filter: FilterContent
  var label: SafeText? { nil }
}

import FacetModel
import Text

/// A filter that can have several values at once: `Price: $$ · 2`.
struct CollectionFilter: FilterComponent, Equatable {
  static let id = "filter.collection"
  static var since: SemanticVersion { SemanticVersion(2, 0, 0) }
  static let summary = "A filter that can have several values at once."
  static let reads: ReadFields = FilterContent.reads + FilterContent.valueReads
  static var needs: [RequiredField] { [RequiredField(.custom("filter_id")), RequiredField(.custom("allowed_values"))] }
  static let example = #"""
    {"id": "filter.collection:price_range", "component": {"id": "filter.collection", "category": "filter"},
     "text": {"title": "Price"}, "images": {"icon": {"local": "price-range"}},
     "custom": {"filter_id": "price_range", "default_values": ["1", "2"],
       "allowed_values": [{"query_value": "1", "display_name": "$"}, {"query_value": "2", "display_name": "$$"},
         {"query_value": "3", "display_name": "$$$"}]}}
    """#

  let filter: FilterContent

  var label: SafeText? {
    filter.chosenText.map { chosen in
      filter.title.short.isEmpty ? chosen : filter.title.short + ": " + chosen
    }
  }
}

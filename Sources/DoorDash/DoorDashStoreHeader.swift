import Components
import ViewTree

/// The header of a store's page: a cover across the page that the logo overlaps, then the name, then the main facts in
/// columns.
struct DoorDashStoreHeader: FacetView, Equatable {
  let content: StorePageContent

  var speech: Speech { content.speech }
}

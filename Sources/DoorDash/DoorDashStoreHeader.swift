import Components
import ViewTree

/// A cover from edge to edge with the logo half on it, then the name, then what matters side by side.
struct DoorDashStoreHeader: FacetView, Equatable {
  let content: StorePageContent

  var speech: Speech { content.speech }
}

import ViewTree

/// A view that no facet asks for: the brand's own, with what can be done in it.
public struct BrandedView: Sendable {
  public let view: any FacetView
  /// In the order in which they can be reached.
  public let actions: [LabelledAction]

  public init(_ view: any FacetView, actions: [LabelledAction] = []) {
    self.view = view
    self.actions = actions
  }
}

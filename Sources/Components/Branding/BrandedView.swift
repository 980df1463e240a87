import FacetModel
import Text
import ViewTree

/// A view that a brand makes without a facet, with its actions.
public struct BrandedView: Sendable {
  public let view: any FacetView
  /// The actions in the order in which the focus reaches them.
  public let actions: [LabelledAction]

  public init(_ view: any FacetView, actions: [LabelledAction] = []) {
    self.view = view
    self.actions = actions
  }
}

/// An action with its label.
public struct LabelledAction: Hashable, Sendable {
  public let label: SafeText
  public let action: Action

  public init(_ label: SafeText, _ action: Action) {
    self.label = label
    self.action = action
  }
}

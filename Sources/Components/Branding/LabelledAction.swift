import FacetModel
import Text

/// An action with its label.
public struct LabelledAction: Hashable, Sendable {
  public let label: SafeText
  public let action: Action

  public init(_ label: SafeText, _ action: Action) {
    self.label = label
    self.action = action
  }
}

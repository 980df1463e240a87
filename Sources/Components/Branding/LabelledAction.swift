import FacetModel
import Text

/// Something that can be done, and what it is called.
public struct LabelledAction: Hashable, Sendable {
  public let label: SafeText
  public let action: Action

  public init(_ label: SafeText, _ action: Action) {
    self.label = label
    self.action = action
  }
}

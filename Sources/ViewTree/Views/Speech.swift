import Text

/// The words of a facet for reading aloud: everything in it, nothing cut, in feed order.
public struct Speech: Equatable, Sendable {
  public enum Role: String, Sendable {
    case heading, text, image, banner, button, toggle, filter, stepper, card, row, list, carousel, grid, separator
    case group, search
  }

  public var role: Role
  /// The name of the facet; empty for a facet that is only decoration.
  public var label: SafeText
  public var details: [SafeText]
  /// The states that the screen shows without words: selected, closed, saved.
  public var states: [SafeText]

  public init(_ role: Role, label: SafeText = "", details: [SafeText] = [], states: [SafeText] = []) {
    self.role = role
    self.label = label
    self.details = details
    self.states = states
  }

  public var isSilent: Bool { label.isEmpty && details.isEmpty }

  /// The label and the details, without the states.
  public var words: [SafeText] { ([label] + details).filter { !$0.isEmpty } }
}

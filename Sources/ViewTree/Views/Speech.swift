import Text

/// What a facet says without a screen: everything in it, nothing cut, in the order of the feed.
public struct Speech: Equatable, Sendable {
  public enum Role: String, Sendable {
    case heading, text, image, banner, button, toggle, filter, stepper, card, row, list, carousel, grid, separator
    case group, search
  }

  public var role: Role
  /// What it is called; nothing for what is there for its looks alone.
  public var label: SafeText
  public var details: [SafeText]
  /// What can be seen but not read: selected, closed, saved.
  public var states: [SafeText]

  public init(_ role: Role, label: SafeText = "", details: [SafeText] = [], states: [SafeText] = []) {
    self.role = role
    self.label = label
    self.details = details
    self.states = states
  }

  public var isSilent: Bool { label.isEmpty && details.isEmpty }

  /// All words, without what they mean.
  public var words: [SafeText] { ([label] + details).filter { !$0.isEmpty } }
}

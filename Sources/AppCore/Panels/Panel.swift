import Text
import ViewTree

/// A list, a text or a prompt over the page, which takes all keys while it is open.
///
/// A panel is a value. It reads the app through a context, and tells the app with an outcome to do something.
package protocol Panel {
  /// The words on the left of the status line; `nil` keeps the words about the page, and messages.
  func title(in context: PanelContext) -> Phrase?
  /// The placeholder while the user has typed nothing into the status line.
  func placeholder(in context: PanelContext) -> SafeText
  /// Whether the user types into the status line.
  var isTyped: Bool { get }
  /// The hints of the keys that work in the panel, the most useful ones first.
  func keys(in context: PanelContext) -> [SafeText]
  func frame(in context: PanelContext) -> PanelFrame
  /// Takes input, and returns what the app is to do.
  mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome
  /// Fits the panel to a screen of another size.
  mutating func fit(in context: PanelContext)
  /// Takes a page whose facets have changed; returns whether the panel stays open.
  mutating func renew(in context: PanelContext) -> Bool
  /// The lines of the linear mode after an event; `previous` is the panel that was open before it.
  func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Saying]
  /// Whether the linear mode says that nothing is done when the panel closes without a result.
  var announcesClosing: Bool { get }
}

extension Panel {
  package func title(in context: PanelContext) -> Phrase? { nil }
  package func placeholder(in context: PanelContext) -> SafeText { "" }
  package var isTyped: Bool { false }
  package mutating func fit(in context: PanelContext) {}
  package mutating func renew(in context: PanelContext) -> Bool { true }
  package var announcesClosing: Bool { true }

  /// The title when the panel opens.
  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Saying] {
    guard previous == nil, let title = title(in: context) else { return [] }
    return [.line(title.text)]
  }
}

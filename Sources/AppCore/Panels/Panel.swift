import JSON
import Pages
import Text
import ViewTree

/// A list, a text or a prompt over the page, which takes all keys while it is open, or a view beside the page.
///
/// A panel is a value. It reads the app through a context, and tells the app with an outcome to do something.
package protocol Panel {
  /// The words on the left of the status line; `nil` keeps the words about the page, and messages.
  func title(in context: PanelContext) -> Phrase?
  /// The placeholder while the user has typed nothing into the status line.
  func placeholder(in context: PanelContext) -> SafeText
  /// Whether the user types into the status line.
  var isTyped: Bool { get }
  /// Whether the user types anywhere in the panel.
  var takesText: Bool { get }
  /// The hints of the keys that work in the panel, the most useful ones first, without the one that leaves it.
  func keys(in context: PanelContext) -> [SafeText]
  /// The hint of the key that leaves the panel, which every screen shows.
  func leavingKey(in context: PanelContext) -> SafeText
  /// Returns the drawing of the panel; `nil` for a panel that is only in the status line.
  func frame(in context: PanelContext) -> PanelFrame?
  /// The command that opens the panel and closes it again, whose key is hinted at while keys go to the page.
  var opener: Keymap.Command? { get }
  /// Takes input, and returns what the app is to do.
  mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome
  /// Fits the panel to a screen of another size. Screens that are too small for a page are left out.
  mutating func fit(in context: PanelContext)
  /// Takes the app as it is after an event.
  mutating func follow(in context: PanelContext)
  /// Takes a page whose facets have changed.
  mutating func renew(in context: PanelContext) -> PanelOutcome
  /// Whether the panel shows measurements of frames, which are only made on request.
  var wantsFrameFacts: Bool { get }
  mutating func note(_ frame: FrameFacts)
  /// The JSON that the copy key copies, and its name; `nil` for the JSON of the focused facet.
  func sourceToCopy(in context: PanelContext) -> (name: SafeText, source: Value)?
  /// The lines of the linear mode after an event; `previous` is the panel that was open before it.
  func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement]
  /// Whether the linear mode reads the panel before a page that has just come, of which it only says the name.
  var isReadBeforePage: Bool { get }
  /// The lines of the linear mode after an event that has closed the panel; `nil` for the news of the page.
  func closing(by event: Event, in context: PanelContext) -> PanelClosing?
  /// Whether the linear mode says that nothing is done when the panel closes and there is no news of the page.
  var announcesClosing: Bool { get }
}

extension Panel {
  package func title(in context: PanelContext) -> Phrase? { nil }
  package func placeholder(in context: PanelContext) -> SafeText { "" }
  package var isTyped: Bool { false }
  package var takesText: Bool { isTyped }
  package func leavingKey(in context: PanelContext) -> SafeText { context.words.escBack }
  package var opener: Keymap.Command? { nil }
  package mutating func fit(in context: PanelContext) {}
  package mutating func follow(in context: PanelContext) {}
  package mutating func renew(in context: PanelContext) -> PanelOutcome { .stay }
  package var wantsFrameFacts: Bool { false }
  package mutating func note(_ frame: FrameFacts) {}
  package func sourceToCopy(in context: PanelContext) -> (name: SafeText, source: Value)? { nil }
  package var isReadBeforePage: Bool { false }
  package func closing(by event: Event, in context: PanelContext) -> PanelClosing? { nil }
  package var announcesClosing: Bool { true }

  /// The title when the panel opens.
  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    guard previous == nil, let title = title(in: context) else { return [] }
    return [.line(title.text)]
  }
}

/// The lines of the linear mode after a panel has closed, and the facets that these lines read.
package struct PanelClosing {
  package let lines: [Announcement]
  package let facets: [Int]
}

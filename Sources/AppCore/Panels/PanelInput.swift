import Components
import FacetModel
import Input
import Pages
import Text

/// The input that panels take.
package enum PanelInput {
  case key(Key)
  case paste(String)
  /// The wheel, by so many rows of a text: negative ones go up.
  case wheel(rows: Int)
  /// A click of any mouse button.
  case press(Mouse.Button, at: PanelFrame.Spot)
}

/// The effect of input on a panel and on the app.
package enum PanelOutcome {
  /// The panel stays open.
  case stay
  /// The panel stays open, and the message in the status line stays as well.
  case ignored
  case close
  /// The keys go to the page again: a panel that covers the page closes, a panel beside it stays open.
  case release
  /// The key has its meaning on the page. A panel over the page closes before.
  case passOn
  /// The panel stays open, and the app does something.
  case act(PanelRequest)
  /// The panel closes, and the app does something.
  case finish(PanelRequest)

  var isIgnored: Bool { if case .ignored = self { true } else { false } }
}

/// A request of a panel to the app.
package enum PanelRequest {
  case quit
  /// An entry of the palette.
  case choice(PaletteEntry.Choice)
  /// Explains why something cannot be done.
  case explain(DeadEnd)
  case say(SafeText)
  case copy(SafeText)
  /// Shows the whole of a text, under a heading.
  case read(SafeText, String)
  /// Goes to an id, a JSON pointer or a line.
  case find(SafeText)
  /// Searches the page for words, from a place or else from where the page is now.
  case search(for: SafeText, from: PageSession.Bookmark?)
  /// Goes back to the place and the search from before a search.
  case leaveSearch(at: PageSession.Bookmark)
  /// Marks the focus with a letter.
  case setMark(Unicode.Scalar)
  case goToMark(Unicode.Scalar)
  /// The address of the delivery; empty to take it away.
  case deliver(to: SafeText)
  /// The values chosen of a filter.
  case choose([String], in: Filter)
  /// Shows the page as a client of another version.
  case become(SemanticVersion)
  /// Puts a variation of the page beside it.
  case compare(Variation)
  /// Moves the focus to a facet, and goes to it.
  case goTo(Facet)
  /// Moves the focus to a facet, and scrolls only as far as needed to show it.
  case bringIntoSight(Facet)
}

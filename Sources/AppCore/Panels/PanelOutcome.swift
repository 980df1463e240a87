import Components
import FacetModel
import Pages
import Text

/// The state of a panel after input.
package enum PanelOutcome {
  /// The panel stays open.
  case stay
  /// The panel stays open, and the message in the status line stays as well.
  case ignored
  case close
  /// The panel closes, and the key has its meaning on the page.
  case passOn
  /// The panel stays open, and the app does something.
  case act(PanelRequest)
  /// The panel closes, and the app does something.
  case finish(PanelRequest)
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
  /// Searches the page for words, from a place or else from where the page is now.
  case search(for: SafeText, from: PageSession.Bookmark?)
  /// Goes back to the place and the search from before a search.
  case leaveSearch(at: PageSession.Bookmark)
  /// The address of the delivery.
  case deliver(to: SafeText)
  /// The values chosen of a filter.
  case choose([String], in: Filter)
  /// Shows the page as a client of another version.
  case become(SemanticVersion)
  /// Puts a variation of the page beside it.
  case compare(Variation)
  /// Moves the focus to a facet.
  case goTo(Facet)
}

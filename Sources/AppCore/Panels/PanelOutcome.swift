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
  /// The panel closes, and the app does something.
  case finish(PanelRequest)
}

/// What a panel asks of the app when it closes.
package enum PanelRequest {
  case quit
  /// An entry of the palette.
  case choice(PaletteEntry.Choice)
  /// Explains why something cannot be done.
  case explain(DeadEnd)
  case say(SafeText)
  /// The values chosen of a filter.
  case choose([String], in: Filter)
  /// Shows the page as a client of another version.
  case become(SemanticVersion)
  /// Puts a variation of the page beside it.
  case compare(Variation)
  /// Moves the focus to a facet.
  case goTo(Facet)
}

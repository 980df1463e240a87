import Drawing
import Input
import JSON
import Prism
import Text

/// The screen: its size, and the look of all that it shows.
package struct ScreenState {
  package var size: Size
  package var themeSelection: ThemeSelection
  package var theme: Theme
  /// Whether every facet has a line around it.
  var showsOutlines = false
}

/// The views over and beside the page.
package struct OpenViews {
  package var mode = Mode.browsing
  /// The dialog of a page that has just been loaded. It waits until the keys control the page.
  var arrivalDialog: ModalDialog?
  /// The panel beside the page.
  package var panelBeside: PanelBeside?
  /// The page beside the current one; `nil` without a comparison.
  package var comparisonPane: ComparisonPane?
  /// The comparison that made room for the panel beside the page. It comes back when that is closed.
  var comparisonBehind: Variation?
  /// The scroll position of the page before the comparison opened.
  var restoreAfterComparison: ScrollRestore?
}

/// The messages of the status line.
package struct Notices {
  /// The message until the next key.
  package var message: SafeText? {
    didSet {
      guard let message, message != recent.last else { return }
      recent = recent.suffix(Self.mostKept - 1) + [message]
    }
  }
  /// The last messages, the newest one last.
  private(set) var recent: [SafeText] = []
  private static let mostKept = 50

  /// The message about a page that could not be loaded again. It is removed when a page is loaded.
  var renewalComplaint: SafeText?
  /// The address of the dead end that was explained last, to be copied.
  var offer: App.Offer?
}

/// The effects of past keys on the next one.
package struct KeyMemory {
  /// The number typed so far, which repeats the next key.
  package var count: Int?
  /// The place whose JSON the last key has copied.
  var copiedSource: Value.Place?
  /// The left-out facet that the last key has gone to.
  var leftOut: LeftOutStep?
  /// The keys without a command that the user has been told about.
  var unbound: Set<Key> = []
  /// The last commands that were chosen in the palette, the newest one first.
  var chosen: [Keymap.Command] = []
}

/// The start of the app.
struct StartState {
  /// Whether the first page has made no requests yet.
  var isFresh = true
  /// Whether the page shown only stands in until the first one comes.
  var awaitsFirstPage: Bool
}

/// The page and the link that the user stays on.
struct Attention {
  var dwell = FocusDwell()
  /// The number of moves in the history when the visible facets were last noted.
  var observedMoves = 0
}

import Drawing
import Pages
import Prism
import Text
import Wording

/// The values of the app that a panel reads.
package struct PanelContext {
  private let app: App

  init(_ app: App) {
    self.app = app
  }

  package var keymap: Keymap { app.keymap }
  package var words: Words { app.words }
  package var theme: Theme { app.theme }
  /// The screen without the status line.
  package var area: Size { App.pageSize(of: app.size) }
  /// Whether there is no screen, and pages are read line by line.
  package var readsLines: Bool { app.readsLines }
  /// The last message of the app.
  package var message: SafeText? { app.message }
  /// The page behind the panel; `nil` on a brand screen.
  package var page: PageSession? { app.history.current.page }
  /// The number of the current match of a search, and of how many.
  package var matchWords: SafeText { app.matchWords }
  /// The current line of the linear mode with its surroundings.
  package var whereabouts: [Saying] { Announcer.whereabouts(app) }
  /// The facets on these lines; of `origin`, only the facets that are new since that line.
  package func facetsToRead(from origin: Int?) -> [Int] {
    page.flatMap { page in page.reading?.facetsToRead(from: origin, on: page.page) } ?? []
  }
  /// The entries of the palette: commands, brands, pages and sections.
  package var paletteEntries: [PaletteEntry] { app.paletteEntries }
}

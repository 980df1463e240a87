import Drawing
import Pages
import Prism
import Text
import Wording

/// The values of the app that a panel reads.
package struct PanelContext {
  private let app: App
  /// The part of the screen that the panel can use.
  package let area: Size
  /// Whether keys go to the panel.
  package let hasKeys: Bool
  /// Whether a panel beside the page covers the page, because the screen is too small for both.
  package let hidesPage: Bool

  init(_ app: App, _ slot: PanelSlot = .over) {
    switch slot {
    case .over:
      area = App.pageSize(of: app.screen.size)
      hasKeys = true
      hidesPage = false
    case .beside:
      let split = app.split
      area = split.body.size
      hasKeys = app.open.panelBeside?.hasKeys == true
      hidesPage = split.hidesPage
    }
    // Without the panel, so that the panel can change without being copied.
    var app = app
    switch slot {
    case .over: app.open.mode = .browsing
    case .beside: app.open.panelBeside = nil
    }
    self.app = app
  }

  package var keymap: Keymap { app.options.keymap }
  package var words: Words { app.words }
  package var theme: Theme { app.screen.theme }
  /// Whether there is no screen, and pages are read line by line.
  package var readsLines: Bool { app.options.readsLines }
  /// The last message of the app.
  package var message: SafeText? { app.notices.message }
  /// The page behind the panel; `nil` on a brand screen.
  package var page: PageSession? { app.history.current.page }
  /// The hosts of the source.
  package var hosts: Set<String> { app.hosts }
  /// The number of the current match of a search, and of how many.
  package var matchWords: SafeText { app.matchWords }
  /// The result of a search whose words only left-out facets have; `nil` for any other search.
  package func leftOutMatches(of words: SafeText) -> SafeText? { app.leftOutMatches(of: words) }
  /// The requests of the session.
  var requestLog: RequestLog { app.requestLog }
  /// Masks the user's secrets in answers.
  var mask: (any TextMask)? { app.mask }
  /// The age of an open request, in milliseconds.
  func age(ofRequest id: Int) -> Int? { app.requests.request(id)?.start.map { app.now - $0 } }
  /// The number of bytes received for an open request.
  func byteCount(ofRequest id: Int) -> Int { app.requests.request(id)?.bytes ?? 0 }
  /// The entries of the palette: commands, brands, pages and sections.
  package var paletteEntries: [PaletteEntry] { app.paletteEntries }
  /// The places that the user has marked.
  var marks: PageMarks { app.marks }
  /// The current line of the linear mode with its surroundings.
  package var whereabouts: [Announcement] { Announcer.whereabouts(app) }

  /// The facets on these lines; after a move from `origin`, only the facets that are new since that line.
  package func facetsToRead(from origin: Int?) -> [Int] {
    page.flatMap { page in page.reading?.facetsToRead(from: origin, on: page.page) } ?? []
  }
}

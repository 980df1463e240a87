import Drawing
import Prism
import Text

/// The size of the screen, and the theme.
extension App {
  package mutating func resize(to size: Size) {
    self.screen.size = size
    history.current.resize(to: pageSize)
    // Keys cannot be for a page that is hidden.
    if split.hidesPage { open.panelBeside?.hasKeys = true }
    // The letters are at places of the page before.
    if case .hinting = open.mode { open.mode = .browsing }
    // On a screen that is too small nothing is shown, and nothing is lost.
    if !SmallScreen.isTooSmall(size) { changePanels { panel, context in panel.fit(in: context) } }
  }

  mutating func apply(_ look: (theme: Theme?, complaint: SafeText?)) {
    notices.message = look.complaint
    if let theme = look.theme { apply(theme) }
  }

  mutating func apply(_ theme: Theme) {
    let brand = screen.themeSelection.brand
    self.screen.theme = theme
    history.forEach { $0.apply(brand, theme) }
  }
}

import Drawing
import Prism
import Text

/// The theme of the app, and the size of the screen.
extension App {
  package mutating func resize(to size: Size) {
    self.size = size
    history.current.resize(to: pageSize)
    // Keys cannot be for a page that is hidden.
    if split.hidesPage { panelBeside?.hasKeys = true }
    // The letters are at places of the page before.
    if case .hinting = mode { mode = .browsing }
    // On a screen that is too small nothing is shown, and nothing is lost.
    if !SmallScreen.isTooSmall(size) { changePanels { panel, context in panel.fit(in: context) } }
  }

  mutating func wear(_ look: (theme: Theme?, complaint: SafeText?)) {
    message = look.complaint
    if let theme = look.theme { wear(theme) }
  }

  mutating func wear(_ theme: Theme) {
    let brand = themeSelection.brand
    self.theme = theme
    history.forEach { $0.wear(brand, theme) }
  }
}

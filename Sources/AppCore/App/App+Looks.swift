import Drawing
import Prism
import Text

/// The size of the screen, and the theme.
extension App {
  package mutating func resize(to size: Size) {
    self.size = size
    history.current.resize(to: pageSize)
    // Keys cannot be for a page that is hidden.
    if inspector != nil, split.hidesPage { takeKeys() }
    switch mode {
    case .panel(var panel):
      // On a screen that is too small nothing is shown, and nothing is lost.
      guard !SmallScreen.isTooSmall(size) else { break }
      panel.fit(in: PanelContext(self))
      mode = .panel(panel)
    // The letters are at places of the page before.
    case .hinting: mode = .browsing
    case .browsing, .launching: break
    }
  }

  mutating func apply(_ look: (theme: Theme?, complaint: SafeText?)) {
    message = look.complaint
    if let theme = look.theme { apply(theme) }
  }

  mutating func apply(_ theme: Theme) {
    let brand = themeSelection.brand
    self.theme = theme
    history.forEach { $0.apply(brand, theme) }
  }
}

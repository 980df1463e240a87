import Drawing
import Prism
import Text

/// What the app wears, and how large it is.
extension App {
  package mutating func resize(to size: Size) {
    self.size = size
    history.current.resize(to: pageSize)
    // Nobody can mean what cannot be seen.
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

import Prism
import Text

/// What the app wears.
extension App {
  mutating func wear(_ look: (theme: Theme?, complaint: SafeText?)) {
    message = look.complaint
    if let theme = look.theme { wear(theme) }
  }

  mutating func wear(_ theme: Theme) {
    let brand = wardrobe.brand
    self.theme = theme
    history.forEach { $0.wear(brand, theme) }
  }
}

import Input
import Pages

/// The version prompt: the picker of a client version, and then the list of the facets that this version leaves out.
package enum VersionReview {
  case choosing(VersionPicker)
  case reading(LossList)

  package mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    let outcome: PanelOutcome
    switch self {
    case .choosing(var picker):
      outcome = picker.take(key, keymap)
      self = .choosing(picker)
    case .reading(var list):
      outcome = list.take(key, keymap)
      self = .reading(list)
    }
    return outcome
  }

  package mutating func choose(line: Int, _ keymap: Keymap) -> PanelOutcome {
    switch self {
    case .choosing(var picker):
      picker.cursor.select(line)
      self = .choosing(picker)
    case .reading(var list):
      list.cursor.select(line)
      self = .reading(list)
    }
    return take(.enter, keymap)
  }

  /// Returns the same prompt for a page that has changed.
  func on(_ page: Page) -> VersionReview {
    switch self {
    case .choosing: .choosing(VersionPicker(page))
    case .reading(let list): .reading(LossList(page, selected: list.cursor.selected))
    }
  }
}

import Pages

/// Which client to be, and then what is not there for it.
package enum VersionReview {
  case choosing(VersionPicker)
  case reading(LossList)

  /// Another line.
  func choosing(_ line: Int) -> VersionReview {
    switch self {
    case .choosing(var picker):
      picker.cursor.select(line)
      return .choosing(picker)
    case .reading(var list):
      list.cursor.select(line)
      return .reading(list)
    }
  }

  /// The same of what a page has become.
  func on(_ page: Page) -> VersionReview {
    switch self {
    case .choosing: .choosing(VersionPicker(page))
    case .reading(let list): .reading(LossList(page, selected: list.cursor.selected))
    }
  }
}

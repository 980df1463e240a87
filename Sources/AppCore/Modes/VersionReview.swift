import FacetModel
import Input
import Pages

/// The version prompt: the picker of a client version, and then the list of the facets that this version leaves out.
package enum VersionReview {
  case choosing(VersionPicker)
  case reading(LeftOutList)

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
    case .reading(let list): .reading(list.on(page))
    }
  }
}

/// The versions of clients, each with the number of facets and modules of this page that it leaves out.
package struct VersionPicker {
  package struct Choice {
    let version: SemanticVersion
    let omitted: Int
  }

  let choices: [Choice]
  var cursor: ListCursor

  /// Creates the picker; the newest version comes first, because most users have it. While an older client is shown, the
  /// program's own version is selected, so that Enter leads back.
  init(_ page: Page) {
    let client = page.admission.capabilities
    let versions = Set(client.knownVersions + [client.version]).sorted(by: >)
    choices = versions.map { version in
      let admission = Admission(page.feed.tree, for: client.asOf(version))
      return Choice(version: version, omitted: admission.omittedCount + page.feed.leftOutModuleCount)
    }
    cursor = ListCursor(
      count: versions.count, selected: versions.firstIndex(of: max(client.version, Capabilities.current)) ?? 0)
  }

  mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    switch cursor.take(key, keymap, openedBy: .versions) {
    case .chosen(let line): .finish(.become(choices[line].version))
    case .waiting: .stay
    case .nothing: .close
    }
  }
}

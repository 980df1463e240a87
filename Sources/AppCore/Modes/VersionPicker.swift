import FacetModel
import Input
import Pages

/// The client versions to choose from, each with the number of facets of this page that it leaves out.
package struct VersionPicker {
  package struct Choice {
    let version: SemanticVersion
    let omitted: Int
  }

  let choices: [Choice]
  var cursor: ListCursor

  /// Lists the versions, the newest first, because most users have it.
  init(_ page: Page) {
    let client = page.admission.capabilities
    let versions = Set(client.knownVersions + [client.version]).sorted(by: >)
    choices = versions.map { version in
      let admission = Admission(page.feed.tree, for: client.asOf(version))
      return Choice(version: version, omitted: admission.omittedCount + page.feed.leftOutModuleCount)
    }
    cursor = ListCursor(count: versions.count, selected: versions.firstIndex(of: client.version) ?? 0)
  }

  mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome {
    switch cursor.take(key, keymap, openedBy: .versions) {
    case .chosen(let line): .finish(.become(choices[line].version))
    case .waiting: .stay
    case .nothing: .close
    }
  }
}

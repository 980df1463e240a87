import FacetModel
import Input
import Pages

/// The versions a client can be of, with how much of this page each of them leaves out: the number that the status
/// line shows as that version.
package struct VersionPicker {
  package struct Choice {
    let version: SemanticVersion
    let omitted: Int
  }

  let choices: [Choice]
  var cursor: ListCursor

  /// The newest first: that is what most people have.
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

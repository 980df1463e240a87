import FacetModel
import Terminal
import Text

/// What an older client does not show of a page, and why. The words are made for the lines that are seen.
struct LossList {
  let version: SemanticVersion
  private let admission: Admission
  private let facets: [Facet]
  var cursor: ListCursor

  init(_ page: Page, selected: Int = 0) {
    admission = page.admission
    version = admission.capabilities.version
    let today = Admission(page.feed.tree, for: admission.capabilities.asOf(Capabilities.current))
    facets = admission.losses(against: today)
    cursor = ListCursor(count: facets.count, selected: selected)
  }

  var isEmpty: Bool { facets.isEmpty }

  /// What it is called, and why it is not there: in a few words, and in a sentence.
  func line(_ index: Int) -> (name: SafeText, cause: SafeText, reason: SafeText) {
    let facet = facets[index]
    let omission = admission.omission(of: facet)
    return (
      SafeText(facet.id ?? facet.component.id), SafeText(omission?.cause ?? ""), SafeText(omission?.description ?? "")
    )
  }

  enum Outcome {
    /// To where it would stand.
    case jump(Facet?)
    case waiting
    case nothing
  }

  mutating func take(_ key: Key, _ keymap: Keymap) -> Outcome {
    switch cursor.take(key, keymap, openedBy: .versions) {
    case .chosen(let line): .jump(admission.nearestShown(to: facets[line]))
    case .waiting: .waiting
    case .nothing: .nothing
    }
  }
}

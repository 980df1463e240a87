import Prism
import Wording

/// What the lines of the inspector depend on besides the page.
struct InspectorSurroundings {
  let theme: Theme
  let words: Words
  /// Those of the source.
  let hosts: Set<String>
  /// The room for lines.
  let width: Int
  let height: Int
}

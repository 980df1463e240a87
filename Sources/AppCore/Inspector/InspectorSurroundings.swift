import Prism
import Wording

/// The values besides the page that the lines of the inspector depend on.
struct InspectorSurroundings {
  let theme: Theme
  let words: Words
  /// The hosts of the source.
  let hosts: Set<String>
  /// The width and height for the lines.
  let width: Int
  let height: Int
}

import FacetModel
import Inspection
import JSON
import Pages
import Text

/// Opening the file of a page in the user's editor.
extension App {
  mutating func edit() -> [Effect] {
    if options.readsLines { return explain(words.editingTakesAScreen) }
    guard let value = editedValue, let page = history.current.page else { return explain(words.nothingFromAFeed) }
    var files = FileLines()
    let response = page.parts.response(of: value.document)
    return [
      .edit(
        EditedPlace(
          page: response?.number, title: response?.title ?? history.current.title,
          location: files.location(of: value)))
    ]
  }

  /// The bytes of the file that the editor opens, for a copy of a response that is in no file.
  package var editedBytes: [UInt8]? {
    (editedValue?.document.fileBytes).map { bytes in bytes.withUnsafeBytes(in: 0..<bytes.count) { Array($0) } }
  }

  /// The JSON of the chosen line of the inspector, or else of the chosen facet, of the facet at the top, or of the page.
  private var editedValue: Value? {
    let beside = open.panelBeside.flatMap { $0.panel.sourceToCopy(in: PanelContext(self, .beside)) }
    if let beside { return beside.source.original }
    guard let page = history.current.page else { return nil }
    let feed = page.page.feed
    let facet = page.chosenFacet ?? page.viewport.topFacet.map { feed.tree[$0] }
    return facet?.source ?? feed.source
  }
}

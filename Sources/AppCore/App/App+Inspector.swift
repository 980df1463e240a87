import JSON
import Text

/// The inspector beside the page.
extension App {
  package mutating func look(into command: Keymap.Command) -> [Effect] {
    if readsLines { return explain(words.noScreenToLookAt) }
    // The outlines are a way to draw the page, with and without a panel.
    if command == .outlines {
      showsOutlines.toggle()
    } else if panel(as: Inspector.self) == nil {
      present(Inspector(), .beside)
    } else {
      panelBeside?.hasKeys = true
    }
    return []
  }

  /// Copies the JSON that a panel offers, or else of the focused facet; a second time, its JSON pointer.
  mutating func copySource() -> [Effect] {
    if readsLines { return explain(words.copyingTakesAScreen) }
    guard let (name, value) = sourceToCopy else { return explain(words.moveFirst) }
    let source = value.original
    if copiedSource == source.place {
      copiedSource = nil
      let pointer = SafeText(source.document.pointer(at: source.range.lowerBound))
      message = words.copied(pointer.isEmpty ? words.emptyPointer : pointer)
      return [.copy(pointer)]
    }
    copiedSource = source.place
    let key = keymap.keys(for: .copySource).first.map { SafeText($0.description) } ?? words.onceMore
    guard source.range.count <= Self.longestCopy else {
      return explain(words.tooManyBytes(of: name, source.range.count, key))
    }
    message = words.copiedJSON(of: name, key)
    return [.copy(SafeText(source.document.bytes.string(in: source.range)))]
  }

  /// The most bytes that terminals accept for the clipboard.
  private static let longestCopy = 70_000

  private var sourceToCopy: (name: SafeText, source: Value)? {
    panelBeside.flatMap { $0.panel.sourceToCopy(in: PanelContext(self, .beside)) }
      ?? focusedFacet.map { (SafeText($0.component.id), $0.source) }
  }
}

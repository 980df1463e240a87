import JSON
import Text

/// The inspector beside the page.
extension App {
  package mutating func look(into command: Keymap.Command) -> [Effect] {
    if options.readsLines { return explain(words.noScreenToLookAt) }
    // The outlines are a way to draw the page, with and without a panel.
    if command == .outlines {
      screen.showsOutlines.toggle()
    } else if panel(as: Inspector.self) == nil {
      // Opening the inspector can move the focus, and a facet that was gone to is known by the focus.
      let landed = leftOutStep ?? history.current.page?.landedFacet
      // A page that shows nothing has no facet to begin with, but its tree has what is left out.
      present(Inspector(pane: history.current.page?.showsOnlyOmissions == true ? .tree : .facet), .beside)
      if let landed { inspect(landed) }
    } else {
      open.panelBeside?.hasKeys = true
    }
    return []
  }

  /// Copies the JSON that a panel offers, or else of the chosen facet; a second time, its JSON pointer.
  mutating func copySource() -> [Effect] {
    if options.readsLines { return explain(words.copyingTakesAScreen) }
    guard let (name, value) = sourceToCopy else { return explain(words.moveFirst) }
    let source = value.original
    if keyMemory.copiedSource == source.place {
      keyMemory.copiedSource = nil
      let pointer = SafeText(source.document.pointer(at: source.range.lowerBound))
      notices.message = words.copied(pointer.isEmpty ? words.emptyPointer : pointer)
      return [.copy(pointer)]
    }
    keyMemory.copiedSource = source.place
    let key = options.keymap.keys(for: .copySource).first.map { SafeText($0.description) } ?? words.onceMore
    guard source.range.count <= Self.longestCopy else {
      return explain(words.tooManyBytes(of: name, source.range.count, key))
    }
    notices.message = words.copiedJSON(of: name, key)
    return [.copy(SafeText(source.document.bytes.string(in: source.range)))]
  }

  /// The most bytes that terminals accept for the clipboard.
  private static let longestCopy = 70_000

  private var sourceToCopy: (name: SafeText, source: Value)? {
    open.panelBeside.flatMap { $0.panel.sourceToCopy(in: PanelContext(self, .beside)) }
      ?? history.current.page?.chosenFacet.map { (SafeText($0.component.id), $0.source) }
  }
}

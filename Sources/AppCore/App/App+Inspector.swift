import Drawing
import FacetModel
import Input
import JSON
import Prism
import Text
import ViewTree

/// The inspector beside the page.
extension App {
  var split: InspectorSplit { InspectorSplit(Self.pageSize(of: size), isOpen: inspector != nil) }

  /// Whether the inspector shows the times of frames.
  package var wantsFrameFacts: Bool { inspector?.pane == .frame }

  package mutating func look(into command: Keymap.Command) -> [Effect] {
    if readsLines { return explain(words.noScreenToLookAt) }
    if command == .outlines {
      showsOutlines.toggle()
    } else if inspector == nil {
      openInspector()
    } else {
      takeKeys()
    }
    return []
  }

  package mutating func takeKeys() {
    inspector?.hasKeys = true
  }

  /// Opens the inspector, and shows the focus, because the inspector describes the focused facet.
  private mutating func openInspector() {
    if comparisonPane != nil { closeSides() }
    if history.current.page?.focus == nil { history.current.step(isForward: true) }
    let position = scrollPosition
    inspector = Inspector(hasKeys: false)
    let hidesPage = split.hidesPage
    inspector?.hasKeys = hidesPage
    let narrowing = narrow(from: position)
    inspector?.narrowing = narrowing
  }

  mutating func closeInspector() {
    let (narrowing, position) = (inspector?.narrowing, scrollPosition)
    inspector = nil
    widen(after: narrowing, from: position)
  }

  /// Updates the inspector after an event.
  mutating func followInspected() {
    let surroundings = inspectorSurroundings
    // The property is emptied meanwhile, so that the inspector is changed in place instead of copied.
    var followed = inspector
    inspector = nil
    followed?.follow(history.current.page, surroundings: surroundings)
    inspector = followed
  }

  private var inspectorSurroundings: InspectorSurroundings {
    let body = InspectorPanel.body(of: split)
    return InspectorSurroundings(
      theme: theme, words: words, hosts: hosts, width: body.width, height: body.height)
  }

  /// Handles a key while the inspector has the keys. Keys that the inspector does not use work on the page.
  mutating func pressOnInspector(_ key: Key) -> [Effect] {
    guard let command = keymap.command(for: key), let inspector else { return pressOnPage(key) }
    let height = inspectorSurroundings.height
    count = nil
    switch command {
    case .inspect: closeInspector()
    case .escape where split.hidesPage: closeInspector()
    case .escape: self.inspector?.hasKeys = false
    case .nextTarget, .moveRight: self.inspector?.turn(to: inspector.pane.neighbour(isForward: true))
    case .previousTarget, .moveLeft: self.inspector?.turn(to: inspector.pane.neighbour(isForward: false))
    case .open, .toggle: return follow(inspector)
    case .moveUp, .moveDown, .scrollUp, .scrollDown, .halfPageUp, .halfPageDown, .pageUp, .pageDown, .top, .end:
      let rows = command.rows(ofPage: height) ?? 0
      let last = max(0, inspector.rowCount(in: inspector.pane) - 1)
      self.inspector?.choose(min(last, max(0, inspector.place.selected + rows)))
    case .hints where split.hidesPage: return explain(words.pageHidden)
    default: return pressOnPage(key)
    }
    copiedSource = nil
    return []
  }

  /// Follows the link of the chosen row: goes to a facet, or folds a part of the JSON.
  private mutating func follow(_ inspector: Inspector) -> [Effect] {
    switch inspector.row(inspector.place.selected, on: history.current.page)?.link {
    case .facet(let facet)?: goTo(facet)
    case .fold(let pointer)?: self.inspector?.fold(pointer)
    case nil: return explain(inspector.pane == .source ? words.nothingToFold : words.leadsNowhere)
    }
    return []
  }

  /// Shows a facet in the inspector and scrolls the page to it, unless the facet is left out.
  private mutating func goTo(_ facet: Int) {
    guard let page = history.current.page else { return }
    if page.page.admission.isShown(page.page.feed.tree[facet]) { history.current.page?.bringIntoSight(facet) }
    guard let moved = history.current.page else { return }
    inspector?.noteFocus(moved.focusedNumber)
    inspector?.show(facet, of: moved)
  }

  mutating func pointOnInspector(_ mouse: Mouse) -> [Effect] {
    if let rows = Self.rows(of: mouse.action) { inspector?.scroll(by: rows) }
    guard case .press(.left) = mouse.action, let inspector else { return [] }
    message = nil
    let body = InspectorPanel.body(of: split)
    let hadKeys = inspector.hasKeys
    self.inspector?.hasKeys = true
    if mouse.y < body.y {
      if let pane = InspectorPanel.pane(x: mouse.x - body.x, in: words) { self.inspector?.turn(to: pane) }
      return []
    }
    let row = inspector.place.top + mouse.y - body.y
    guard row < inspector.rowCount(in: inspector.pane) else { return [] }
    self.inspector?.choose(row)
    guard hadKeys, row == inspector.place.selected, let chosen = self.inspector else { return [] }
    return follow(chosen)
  }

  /// Copies the JSON of the inspected or focused facet. The second time it copies the JSON Pointer instead.
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
    if let inspector, let page = history.current.page, let subject = inspector.subject {
      if inspector.hasKeys, let source = inspector.row(inspector.place.selected, on: page)?.source {
        return (words.this, source)
      }
      let facet = page.page.feed.tree[subject]
      return (SafeText(facet.component.id), facet.source)
    }
    return focusedFacet.map { (SafeText($0.component.id), $0.source) }
  }

  var inspectorKeys: [SafeText] {
    let pane = inspector?.pane ?? .facet
    let enter = pane == .source ? words.enterFold : words.enterGoThere
    let next = pane.neighbour(isForward: true).title(in: words)
    let close: SafeText = keymap.keys(for: .inspect).first.map { words.close("\($0)") } ?? ""
    let copy: SafeText = keymap.keys(for: .copySource).first.map { words.copy("\($0)") } ?? ""
    let keys = [enter, "Tab " + next, words.escPage, close, copy]
    return (split.hidesPage ? [words.escClose, enter, "Tab " + next, copy] : keys).filter { !$0.isEmpty }
  }
}

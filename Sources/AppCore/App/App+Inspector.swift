import Drawing
import FacetModel
import Input
import JSON
import Prism
import Text
import ViewTree

/// Looking into what stands on the page.
extension App {
  var split: InspectorSplit { InspectorSplit(Self.pageSize(of: size), isOpen: inspector != nil) }

  /// Somebody looks at what frames take.
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

  /// What it is about has to be seen: the focus is shown first.
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

  /// After whatever has happened.
  mutating func followInspected() {
    let surroundings = inspectorSurroundings
    // Taken out meanwhile: what nobody else has is changed where it is.
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

  /// The keys that move it are for the inspector; all others do what they always do.
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

  /// To a parent, a child, a facet of the tree; or a part of the JSON is folded.
  private mutating func follow(_ inspector: Inspector) -> [Effect] {
    switch inspector.row(inspector.place.selected, on: history.current.page)?.link {
    case .facet(let facet)?: goTo(facet)
    case .fold(let pointer)?: self.inspector?.fold(pointer)
    case nil: return explain(inspector.pane == .source ? words.nothingToFold : words.leadsNowhere)
    }
    return []
  }

  /// The page comes along as far as it can: what was left out is nowhere on it.
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

  /// The JSON of what is inspected or has the focus; once more, the way to it in its file.
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

  /// Terminals take no more.
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

import FacetModel
import Inspection
import Pages
import Text

/// A left-out facet that a key has gone to. It counts until the focus moves.
struct LeftOutStep {
  let tree: ObjectIdentifier
  let facet: Int
  let focus: Int?
}

/// Going to a facet by its id, pointer or line, and from one left-out facet to the next.
extension App {
  /// Goes to the place that the app was started with.
  mutating func goToFirstPlace() {
    if let place = options.place { _ = go(to: place) }
  }

  mutating func go(to place: String) -> [Effect] {
    guard let page = history.current.page else { return explain(words.nothingToSearch) }
    let locator = FacetLocator(page.page.feed, from: page.chosenFacet)
    guard let facet = locator.facet(at: place) else {
      return explain(words.noFacetAt(SafeText(place), near: locator.id(like: place).map { SafeText($0) }))
    }
    guard page.page.admission.isShown(facet) else {
      goToLeftOut(facet)
      return explain(LeftOutPlace(facet, on: page.page).sentence)
    }
    history.current.page?.goTo(facet: facet.index)
    inspect(facet)
    guard let page = history.current.page else { return [] }
    guard page.landedFacet != nil, !page.focusIsAtLanding else {
      guard let file = page.parts.name(ofResponseWith: facet.source.document, in: words), locator.isLine(place)
      else { return [] }
      return explain(words.line(SafeText(place), of: file))
    }
    let name = PageIndex.name(of: facet)
    return explain(page.landedFacetDrawsNothing ? words.drawsNothing(name) : words.hereIs(name))
  }

  /// Whether the page on the screen holds a page of the source.
  package func shows(page number: Int) -> Bool {
    history.current.page?.parts.numbers.contains(number) ?? false
  }

  /// Whether the page on the screen has a facet at a place.
  package func hasFacet(at place: String) -> Bool {
    history.current.page.map { FacetLocator($0.page.feed).facet(at: place) != nil } ?? false
  }

  /// Moves the focus to the place where a left-out facet would be, and inspects the facet.
  private mutating func goToLeftOut(_ facet: Facet) {
    guard let page = history.current.page else { return }
    if let near = LeftOutPlace(facet, on: page.page).nearest { history.current.page?.goTo(facet: near.facet.index) }
    keyMemory.leftOut = LeftOutStep(
      tree: ObjectIdentifier(facet.tree), facet: facet.index, focus: history.current.page?.focusedNumber)
    inspect(facet)
  }

  /// Shows a facet in the inspector, if that is open.
  mutating func inspect(_ facet: Facet) {
    guard var inspector = open.panelBeside?.panel as? Inspector, let page = history.current.page else { return }
    inspector.aim(at: facet, of: page)
    open.panelBeside?.panel = inspector
  }

  /// The left-out facet that the last key has gone to, as long as the focus stays.
  var leftOutStep: Facet? {
    guard let step = keyMemory.leftOut, let page = history.current.page,
      step.tree == ObjectIdentifier(page.page.feed.tree), step.focus == page.focusedNumber
    else { return nil }
    return page.page.feed.tree[step.facet]
  }

  /// Goes to the next left-out facet in reading order, or to the one before. Facets inside another one that is left out
  /// have the same place and are only counted.
  mutating func stepToLeftOut(isForward: Bool) -> [Effect] {
    guard let page = history.current.page else { return explain(words.noFacetLeftOut()) }
    let index = PageIndex(page.page.feed)
    let admission = page.page.admission
    let facets = admission.omittedFacets.filter { $0.parent.map(admission.isShown) ?? true }
      .compactMap { facet in index.entry(ofFacet: facet.index).map { (facet: facet, entry: $0) } }
      .sorted { $0.entry < $1.entry }
    guard !facets.isEmpty else { return explain(words.noFacetLeftOut(as: "\(admission.capabilities.version)")) }
    let next: Int
    if let here = (leftOutStep?.index ?? page.focusedNumber).flatMap(index.entry) {
      next =
        isForward
        ? facets.firstIndex { $0.entry > here } ?? 0 : facets.lastIndex { $0.entry < here } ?? facets.count - 1
    } else {
      next = isForward ? 0 : facets.count - 1
    }
    let facet = facets[next].facet
    goToLeftOut(facet)
    let cause = admission.omission(of: facet)?.cause(in: words) ?? ""
    let inside = admission.countLost(inside: facet)
    return explain(
      words.leftOutFacet(
        words.place(next + 1, of: facets.count), LeftOutPlace.name(of: facet),
        cause + (inside == 0 ? "" : words.inside(inside))))
  }

  /// Shows a text that a line has cut, in a dialog.
  mutating func read(_ label: SafeText, _ text: String) {
    let kept =
      text.utf8.count <= Self.longestText ? text : String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    let key = options.keymap.keys(for: .copySource).first.map { SafeText($0.description) } ?? ""
    let rest = text.utf8.count - kept.utf8.count
    present(
      ModalDialog(label, whole: SafeText(kept) + (rest > 0 ? words.moreBytes(rest, key) : ""), in: words))
  }

  /// The most bytes of a text that a dialog shows.
  private static let longestText = 20_000

  /// The result of a search of the page whose words only left-out facets have; `nil` for any other search.
  func leftOutMatches(of query: SafeText) -> SafeText? {
    guard let page = history.current.page, let search = page.search, search.isComplete, search.count == 0 else {
      return nil
    }
    let matcher = FacetMatcher(query)
    let admission = page.page.admission
    let tree = page.page.feed.tree
    let lost = (0..<tree.count).lazy.map { tree[$0] }.filter { !admission.isShown($0) && matcher.matches($0) }
    guard let first = lost.first else { return nil }
    let key = options.keymap.keys(for: .nextLeftOut).first.map { SafeText($0.description) }
    return words.onlyInLeftOut(lost.reduce(0) { count, _ in count + 1 }, first: LeftOutPlace.name(of: first), key)
  }
}

import Branding
import Drawing
import FacetModel
import Inspection
import Pages
import Pictures
import Prism
import Text
import ViewTree
import Wording

/// The current history entry in a variation, beside the original. It follows the focus and the scrolling of the
/// original.
package struct ComparisonPane {
  package let variation: Variation
  package private(set) var place: HistoryEntry
  /// The names of both sides.
  private(set) var names: (page: SafeText, other: SafeText)
  /// The marks of the differences on both sides.
  private(set) var marks: (page: DiffMarks, other: DiffMarks)?
  private let origin: Origin
  private var counterparts: Counterparts
  private let nodes: [Int32]
  /// Present where one side may lack facets of the other.
  private let alignment: RowAlignment?
  /// The state of the page that this pane has taken over last.
  private var state: PageState?
  /// The rows left free above the page, so that equal facets are in the same row; below it, if negative.
  private var free = 0
  private let drawnBlocks = DrawnBlocks()

  /// The values from which the pane is made. While they stay the same, the pane only has to scroll.
  struct Origin {
    let place: HistoryEntry
    /// The number of moves in the history.
    let moves: Int
    let themeSelection: ThemeSelection
    let words: Words
    let size: Size

    func isSame(as other: Origin) -> Bool {
      moves == other.moves && size == other.size && themeSelection.brand.name == other.themeSelection.brand.name
        && themeSelection.scheme == other.themeSelection.scheme && isSamePage(other.place.page)
    }

    private func isSamePage(_ other: PageSession?) -> Bool {
      guard let page = place.page, let other else { return place.page == nil && other == nil }
      return page.page.feed.tree === other.page.feed.tree && page.page.state == other.page.state
        && page.page.admission.capabilities.version == other.page.admission.capabilities.version
        && page.paging == other.paging
    }
  }

  init(_ variation: Variation, of origin: Origin) {
    self.variation = variation
    self.origin = origin
    let own = origin.place.page
    let words = origin.words
    var place = origin.place
    // No carousel moves by itself in the pane, and no impressions are counted.
    place.page?.motion = nil
    place.page?.changeMarks = nil
    place.page?.impressions = nil
    place.page?.meter = nil
    var counterparts = Counterparts.same
    switch variation {
    case .brand(let name):
      var themeSelection = origin.themeSelection
      names = (SafeText(themeSelection.brand.displayName), "")
      let look =
        name == themeSelection.brand.name ? themeSelection.changeBrand(words) : themeSelection.change(to: name, words)
      if let theme = look.theme { place.apply(themeSelection.brand, theme) }
      names.other = look.complaint ?? Self.name(of: themeSelection.brand, beside: origin.themeSelection.brand)
      marks = Self.marks(own?.page, place.page?.page)
    case .scheme:
      var themeSelection = origin.themeSelection
      names = (themeSelection.scheme.name(in: words), "")
      let look = themeSelection.changeScheme(words)
      if let theme = look.theme { place.apply(themeSelection.brand, theme) }
      names.other = look.complaint ?? themeSelection.scheme.name(in: words)
    case .version(let version):
      place.page?.become(version)
      names = (Self.name(of: own, words), Self.name(of: place.page, words))
      marks = Self.marks(own?.page, place.page?.page)
    case .earlier:
      if let earlier = own?.earlier?.feed, let own {
        let diff = FeedDiff(from: earlier, to: own.page.feed, comparingLogging: false)
        counterparts = Counterparts(diff)
        place.page?.become(earlier)
        let marks = DiffMarks.both(diff)
        let summaries = (now: marks.new.summary, before: marks.old.summary)
        let areEqual = summaries.now.isEmpty && summaries.before.isEmpty
        names = (
          words.now + "  " + (areEqual ? words.theSame : summaries.now),
          words.before + "  " + (areEqual ? words.theSame : summaries.before)
        )
        self.marks = (marks.new, marks.old)
      } else {
        names = (words.now, words.nothingChanged)
      }
    }
    place.resize(to: origin.size)
    nodes = place.page?.viewport.layout.tree.nodesByFacet ?? []
    self.counterparts = counterparts
    alignment = RowAlignment(own, place.page, counterparts, variation)
    place.page?.viewport.setFilling(alignment?.fillings.other)
    self.place = place
  }

  /// The empty rows that the page needs beside this pane.
  var filling: Filling? { alignment?.fillings.own }

  /// Marks the facets of one feed that only one of two clients shows.
  private static func marks(_ page: Page?, _ other: Page?) -> (page: DiffMarks, other: DiffMarks)? {
    guard let page, let other, !page.admission.isSame(as: other.admission) else { return nil }
    return (
      DiffMarks(page.feed, shown: page.admission, notBy: other.admission),
      DiffMarks(page.feed, shown: other.admission, notBy: page.admission)
    )
  }

  /// Returns the name of a brand, with its short name if both brands have the same display name.
  private static func name(of brand: Brand, beside other: Brand) -> SafeText {
    SafeText(brand.displayName) + (brand.displayName == other.displayName ? " (" + SafeText(brand.name) + ")" : "")
  }

  private static func name(of page: PageSession?, _ words: Words) -> SafeText {
    guard let page else { return words.sameForEveryVersion }
    let left = page.page.leftOutCount
    return "\(page.page.admission.capabilities.version)"
      + (left == 0 ? words.allOfIt : ", " + words.leftOut(left))
  }

  /// Returns the pane for a changed origin with the same variation.
  func following(_ origin: Origin) -> ComparisonPane {
    self.origin.isSame(as: origin) ? self : ComparisonPane(variation, of: origin)
  }

  /// Shows the same rows as the original, each beside its counterpart.
  mutating func keepUp(with place: HistoryEntry) {
    if let screen = place.screen { self.place.screen?.keepUp(with: screen) }
    guard let page = place.page, var other = self.place.page else { return }
    // The property is emptied meanwhile, so that the page is changed in place instead of copied.
    self.place.page = nil
    if page.viewport.layout.state != state {
      state = page.viewport.layout.state
      other.viewport.take(
        counterparts.state(page.viewport.layout.state, (page.page.admission, other.page.admission)))
    }
    let focus = page.focus.flatMap { focus in
      // A card may be out of sight here, because the carousel has other cards before it.
      counterparts.other(of: focus.facet)
        .flatMap { other.viewport.target(ofFacet: $0) ?? other.viewport.bringIntoSight(facet: $0) }
        .map { other.viewport.target($0, slot: focus.slot) }
    }
    free = 0
    if let alignment { other.viewport.keepUp(with: page.viewport, anchor: alignment.anchor) }
    // A facet that was moved may have its counterpart far away.
    let isLost = page.focus.map(page.viewport.isAmongRows) == true && focus.map(other.viewport.isAmongRows) == false
    if alignment == nil || isLost {
      free = other.viewport.keepUp(
        with: page.viewport, focus: page.focus, nodes: nodes, counterpart: counterparts.other)
    }
    other.focus = focus.map { other.viewport.showWholeCard(of: $0) }
    other.search = variation == .earlier ? nil : page.search
    // The page before has none of the facets that are new.
    other.changeMarks = variation == .earlier ? nil : page.changeMarks
    other.settle()
    self.place.page = other
  }

  /// Returns the target of the original page whose counterpart is under a cell of the pane.
  func ownTarget(x: Int, y: Int, on page: PageSession) -> FocusTarget? {
    guard let target = place.page?.viewport.target(x: x, y: y - free),
      let found = counterparts.own(of: target.facet).flatMap(page.viewport.target(ofFacet:))
    else { return nil }
    return page.viewport.target(found, slot: target.slot)
  }

  /// Returns the carousel of the original page whose counterpart has a mark under a cell of the pane. A click there brings
  /// the card to its front.
  func ownCard(x: Int, y: Int) -> (carousel: Int, card: Int)? {
    guard let step = place.page?.viewport.cardStep(x: x, y: y - free), let card = counterparts.own(of: step.card),
      let carousel = counterparts.own(of: step.carousel)
    else { return nil }
    return (carousel, card)
  }

  /// Returns the number of the step under a cell of a brand's screen.
  func ownStep(x: Int, y: Int) -> Int? {
    place.screen?.places.first { $0.rect.contains(x: x, y: y) }?.step
  }

  /// Returns the counterpart of a facet of the original page.
  func facet(of own: Int) -> Int? { counterparts.other(of: own) }

  func draw(on canvas: inout Canvas, pictures: PictureShelf, outlines: Bool) {
    let area = Rect(x: 0, y: free, width: canvas.size.width, height: canvas.size.height)
    place.draw(on: &canvas, at: area, pictures: pictures, memory: drawnBlocks)
    guard let page = place.page else { return }
    if outlines { LayoutOverlay(page: page, firstRow: free).draw(on: &canvas, clip: canvas.bounds) }
    if let marks { page.viewport.draw(marks.other, on: &canvas, at: area, theme: page.page.theme) }
  }

  var theme: Theme? { place.page?.page.theme ?? place.screen?.theme }
}

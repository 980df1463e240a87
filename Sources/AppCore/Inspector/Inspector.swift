import Drawing
import FacetModel
import Inspection
import JSON
import Pages
import Text
import ViewTree

/// The state of the open inspector.
package struct Inspector {
  private(set) var pane: InspectorPane
  /// The number of the inspected facet, whose identity finds it again when the page changes.
  private(set) var subject: Int?
  private var identity: Identity?
  private(set) var site: FacetSite?
  /// The focus of the page at the last update.
  private var followed: Int?
  /// Whether the inspector itself has asked for the next change of the focus, which it does not follow.
  var movesFocus = false
  private var places: [InspectorPane: InspectorPlace] = [:]
  /// The parts of the JSON that the user has folded or unfolded, by pointer.
  private var folds: [Identity: Set<String>] = [:]
  private var files = FileLines()
  private(set) var index: PageIndex?
  /// The lines of the pane, except those of the tree, which are made when they are drawn.
  private(set) var rows: [InspectorRow] = []
  private var sourceKey: SourceKey?
  private var frames = FrameHistory()
  /// The open request of the network pane, and what is listed there.
  var network = NetworkPane()
  /// The search in the tree, in the JSON or among the requests.
  var search: InspectorSearch?

  init(pane: InspectorPane = .facet) {
    self.pane = pane
  }

  /// The values that the lines of the JSON depend on.
  private struct SourceKey: Equatable {
    let tree: ObjectIdentifier
    let subject: Int
    let folds: Set<String>
  }

  /// The rows for the lines.
  static func height(in context: PanelContext) -> Int { max(0, context.area.height - InspectorFrame.headRows) }

  var place: InspectorPlace { places[pane] ?? InspectorPlace() }

  func rowCount(in pane: InspectorPane) -> Int {
    switch pane {
    case .tree: index?.entries.count ?? 0
    case .network: network.rowCount
    case .facet, .source, .frame: rows.count
    }
  }

  func row(_ number: Int, on page: PageSession?) -> InspectorRow? {
    if pane == .network { return network.row(number) }
    guard pane == .tree else { return rows.indices.contains(number) ? rows[number] : nil }
    guard let index, let page, index.entries.indices.contains(number) else { return nil }
    return index.row(number, page.page)
  }

  /// Updates the inspected facet and its lines after an event.
  package mutating func follow(in context: PanelContext) {
    guard let page = context.page else {
      index = nil
      subject = nil
      site = nil
      rows = [.words(context.words.nothingFromAFeed)]
      if pane == .network { makeNetworkRows(context) }
      return settle(context)
    }
    if index?.feed.tree !== page.page.feed.tree { take(page) }
    if movesFocus {
      followed = page.focusedNumber
      movesFocus = false
    }
    if let focus = page.focusedNumber, focus != followed {
      followed = focus
      show(focus, of: page)
    }
    if subject == nil, let facet = page.viewport.topFacet { show(facet, of: page) }
    // Keys that go to the page are not typed into the search.
    if !context.hasKeys { search?.isTyping = false }
    makeRows(page, context)
    settle(context)
  }

  /// Takes a changed page: the inspected facet stays, if it is still there.
  private mutating func take(_ page: PageSession) {
    let feed = page.page.feed
    let index = PageIndex(feed)
    if let earlier = self.index { keepChosenPart(of: earlier, in: index) }
    self.index = index
    // The numbers of the matches were those of the old page.
    search = nil
    files = FileLines()
    subject = nil
    site = nil
    followed = nil
    sourceKey = nil
    guard let identity, let facet = feed.facet(identity) else { return }
    begin(facet)
    followed = page.focusedNumber
  }

  /// Keeps the chosen part of the tree chosen, and where it is on the screen.
  private mutating func keepChosenPart(of earlier: PageIndex, in index: PageIndex) {
    guard var place = places[.tree], let row = index.entry(like: place.selected, of: earlier) else { return }
    place.top += row - place.selected
    place.selected = row
    places[.tree] = place
  }

  /// Inspects another facet; the panes about it begin at their top.
  mutating func show(_ facet: Int, of page: PageSession) {
    guard facet != subject else { return }
    begin(page.page.feed.tree[facet])
    places[.facet] = nil
    places[.source] = nil
    places[.tree] = nil
  }

  private mutating func begin(_ facet: Facet) {
    subject = facet.index
    identity = facet.identity
    site = FacetSite(facet.source, in: &files)
  }

  mutating func turn(to pane: InspectorPane) {
    if pane != search?.pane { search = nil }
    self.pane = pane
    sourceKey = nil
  }

  mutating func choose(_ row: Int) {
    var place = place
    place.selected = row
    places[pane] = place
  }

  /// Chooses a line and puts it into the middle.
  mutating func center(on row: Int, in context: PanelContext) {
    var place = InspectorPlace(selected: row)
    place.center(height: Self.height(in: context))
    places[pane] = place
  }

  mutating func scroll(by rows: Int) {
    var place = place
    place.top += rows
    place.selected = max(place.top, place.selected)
    places[pane] = place
  }

  mutating func fold(_ pointer: String) {
    guard let identity else { return }
    folds[identity, default: []].formSymmetricDifference([pointer])
  }

  /// Unfolds every part of the JSON around the value of a pointer.
  mutating func unfold(to pointer: String) {
    guard let identity else { return }
    var around = ""
    for (depth, part) in pointer.split(separator: "/", omittingEmptySubsequences: false).dropLast().enumerated() {
      if depth > 0 { around += "/" + part }
      // A part that comes folded is open if the user has changed it.
      if SourceListing.comesFolded(key: depth > 0 ? String(part) : nil, depth: depth) {
        folds[identity, default: []].insert(around)
      } else {
        folds[identity, default: []].remove(around)
      }
    }
  }

  /// Inspects a facet that the app goes to. The focus that moves along is not followed.
  package mutating func aim(at facet: Facet, of page: PageSession) {
    if index?.feed.tree !== page.page.feed.tree { take(page) }
    show(facet.index, of: page)
    movesFocus = true
  }

  /// Takes the place in the network pane that is kept while an answer is shown there.
  mutating func setNetworkPlace(_ place: InspectorPlace?) {
    places[.network] = place
  }

  mutating func makeRows(in context: PanelContext) {
    if let page = context.page { makeRows(page, context) }
  }

  package mutating func note(_ frame: FrameFacts) {
    frames.add(frame)
  }

  /// Moves the tree pane to the inspected facet. Only done for that pane, because it needs the index of the page.
  private mutating func goToSubject(_ context: PanelContext) {
    var tree = InspectorPlace(selected: subject.flatMap { index?.entry(ofFacet: $0) } ?? 0)
    tree.center(height: Self.height(in: context))
    places[.tree] = tree
  }

  private mutating func makeRows(_ page: PageSession, _ context: PanelContext) {
    if pane == .network { return makeNetworkRows(context) }
    guard let subject else {
      rows = [.words(context.words.nothingOnThisPage)]
      return
    }
    let facet = page.page.feed.tree[subject]
    switch pane {
    case .facet:
      let inspection = FacetInspection(
        facet, on: page, site: site, theme: context.theme, hosts: context.hosts, width: context.area.width)
      rows = inspection.rows
    case .source:
      let folds = identity.flatMap { self.folds[$0] } ?? []
      let key = SourceKey(tree: ObjectIdentifier(page.page.feed.tree), subject: subject, folds: folds)
      guard key != sourceKey else { return }
      sourceKey = key
      rows = SourceListing(facet.source.original, unlike: folds, in: context.words).rows
    case .tree, .network: rows = []
    case .frame: rows = FrameReport(page: page, history: frames).rows
    }
  }

  private mutating func settle(_ context: PanelContext) {
    if pane == .tree, places[.tree] == nil { goToSubject(context) }
    var place = place
    place.settle(count: rowCount(in: pane), height: Self.height(in: context), showsSelected: context.hasKeys)
    places[pane] = place
  }
}

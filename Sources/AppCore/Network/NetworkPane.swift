import Inspection
import Text
import ViewTree
import Wording

/// The state of the inspector's network pane: its lines, and the request that is open there.
struct NetworkPane {
  /// The open request, which stays open when it is no longer listed.
  private(set) var opened: RequestLog.Entry?
  /// The place in the list, while a request is open.
  private(set) var listPlace: InspectorPlace?
  /// The lines above the answer; without an open request, those of the list.
  private(set) var rows: [InspectorRow] = []
  /// The lines of the answer of the open request.
  private(set) var listing: BodyListing?
  /// The titles of the headers that the user has unfolded.
  private var unfolded: Set<String> = []
  private var mask: (any TextMask)?
  private var width = 0
  /// The number of the last listed request, and of requests that were no longer listed.
  private(set) var requestCount = 0
  private(set) var droppedCount = 0

  var rowCount: Int { rows.count + (listing?.count ?? 0) }

  /// Whether the answer has lines that have not been looked for yet.
  var goesOn: Bool { listing.map { !$0.isComplete } ?? false }

  func row(_ number: Int) -> InspectorRow? {
    if rows.indices.contains(number) { return rows[number] }
    return listing?.row(number - rows.count, width: width, mask: mask)
  }

  /// Finds the lines of the answer as far as this row of the pane.
  mutating func extend(to row: Int) {
    guard row >= rows.count else { return }
    listing?.extend(to: row - rows.count)
  }

  func readableText(ofLine line: Int) -> String { listing?.readableText(ofLine: line, mask: mask) ?? "" }

  mutating func open(_ entry: RequestLog.Entry, from place: InspectorPlace) {
    opened = entry
    listPlace = place
    listing = entry.facts.body.map { BodyListing($0) }
  }

  mutating func fold(_ title: String) { unfolded.formSymmetricDifference([title]) }

  mutating func close() {
    opened = nil
    listPlace = nil
    listing = nil
  }

  /// Makes the lines anew.
  mutating func update(in context: PanelContext) {
    mask = context.mask
    width = context.area.width
    let report = NetworkReport(context)
    if let open = opened {
      // A request that was under way may have ended.
      if let entry = context.requestLog.entry(open.number) {
        if listing == nil { listing = entry.facts.body.map { BodyListing($0) } }
        opened = entry
      }
      rows = report.details(of: opened ?? open, unfolded: unfolded, hasBody: listing != nil)
    } else {
      rows = report.list
      requestCount = context.requestLog.entries.count
      droppedCount = context.requestLog.droppedCount
    }
  }

  func enterHint(on row: InspectorRow?, in words: Words) -> SafeText {
    if case .fold? = row?.link { return words.enterFold }
    if opened == nil { return row?.link == nil ? "" : words.enterAnswer }
    return row?.link == nil && row?.whole == nil ? "" : words.enterRead
  }
}

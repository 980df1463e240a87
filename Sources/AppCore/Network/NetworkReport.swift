import Inspection
import Prism
import Text
import ViewTree
import Wording

/// The requests of the session in lines, the oldest first.
struct NetworkReport {
  private let context: PanelContext
  /// Whether the facts of a request have room beside its address.
  private let isWide: Bool

  private static let wide = 72
  private static let statusColumns = 4

  init(_ context: PanelContext) {
    self.context = context
    isWide = context.area.width >= Self.wide
  }

  var words: Words { context.words }
  private var log: RequestLog { context.requestLog }

  /// On a narrow pane the facts of a request stand below its address.
  var rowsPerRequest: Int { isWide ? 1 : 2 }

  var list: [InspectorRow] {
    guard !log.entries.isEmpty else { return [.words(words.noRequests)] }
    let server = server
    let head = InspectorRow.heading(
      words.requestsTitle, ["\(log.entries.count)", SafeText(server)].filter { !$0.isEmpty }.joined(separator: "  "))
    let dropped = log.droppedCount > 0 ? [InspectorRow.words(words.earlierRequests)] : []
    return [head] + dropped + log.entries.flatMap { rows(of: $0, without: server) }
  }

  /// The scheme, host and port of the first address, which the other lines leave out.
  private var server: String {
    log.entries.lazy.map { Self.server(of: $0.facts.address) }.first { !$0.isEmpty } ?? ""
  }

  private static func server(of address: String) -> String {
    guard let slashes = address.place(of: "://") else { return "" }
    let end = address[slashes.upperBound...].firstIndex { "/?#".contains($0) }
    return String(address[..<(end ?? address.endIndex)])
  }

  /// `200 GET /home   page · server · 5 kB · 34 ms`
  private func rows(of entry: RequestLog.Entry, without server: String) -> [InspectorRow] {
    let facts = entry.facts
    var address = facts.address
    if !server.isEmpty, Self.server(of: address) == server {
      address = String(address.dropFirst(server.count))
      if address.isEmpty { address = "/" }
    }
    let status = status(of: facts)
    let end = self.facts(of: entry).joined(separator: " · ")
    var row = InspectorRow(
      look: .words,
      phrases: [
        Phrase(status.padded(to: Self.statusColumns), .bodyText, .meaning(color(of: facts))),
        Phrase(SafeText(facts.method) + " ", .caption),
        Phrase(SafeText(address), .bodyText, .meaning(.text(.primary))),
      ])
    row.link = .request(entry.number)
    if isWide {
      row.trailing = [Phrase(end, .caption)]
      return [row]
    }
    var second = InspectorRow(look: .words, phrases: [Phrase(end, .caption)])
    second.indent = Self.statusColumns / 2
    second.link = row.link
    return [row, second]
  }

  /// The purpose, the origin, the size and the time, as far as they are known.
  private func facts(of entry: RequestLog.Entry) -> [SafeText] {
    [
      words.use(entry.facts.use), entry.facts.stage == .underWay ? words.underWay : origin(of: entry.facts),
      size(of: entry), time(of: entry),
    ]
    .filter { !$0.isEmpty }
  }

  func status(of facts: RequestFacts) -> SafeText {
    if let status = facts.status { return "\(status)" }
    switch facts.stage {
    case .underWay: return "…"
    case .answered: return "–"
    case .failed: return "✗"
    case .cancelled: return "–"
    }
  }

  func color(of facts: RequestFacts) -> Color {
    switch facts.stage {
    case .answered: .text(.success)
    case .failed: .text(.error)
    case .underWay, .cancelled: .text(.subdued)
    }
  }

  func origin(of facts: RequestFacts) -> SafeText {
    switch facts.stage {
    case .cancelled: words.cancelledRequest
    case .failed where facts.status == nil: words.failedRequest
    default: words.origin(facts.origin)
    }
  }

  func size(of entry: RequestLog.Entry) -> SafeText {
    let received = entry.facts.stage == .underWay ? context.byteCount(ofRequest: entry.facts.id) : nil
    guard let bytes = received.flatMap({ $0 > 0 ? $0 : nil }) ?? entry.facts.bytes ?? entry.facts.body?.count else {
      return ""
    }
    return bytes < 1000 ? "\(bytes) B" : bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }

  func time(of entry: RequestLog.Entry) -> SafeText {
    if let milliseconds = entry.facts.milliseconds {
      return milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    }
    let age = entry.facts.stage == .underWay ? context.age(ofRequest: entry.facts.id) ?? 0 : 0
    return age < 1000 ? "" : "\(age / 1000) s"
  }
}

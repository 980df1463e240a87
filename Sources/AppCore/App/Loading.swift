import Text

/// The requests on their way, with their start times and the bytes received.
struct Loading {
  private var open: [Int: Item] = [:]

  private struct Item {
    /// `nil` until the next clock event.
    var start: Int?
    var bytes = 0
  }

  /// The time in milliseconds before the status line shows a request, and between its updates.
  private static let second = 1000

  mutating func begin(_ id: Int) { open[id] = Item() }

  mutating func end(_ id: Int) { open[id] = nil }

  mutating func note(bytes: Int, of id: Int) { open[id]?.bytes = bytes }

  mutating func setClock(_ now: Int) {
    for (id, item) in open where item.start == nil { open[id]?.start = now }
  }

  /// The time of the next update: each full second.
  func deadline(now: Int) -> Int? {
    guard !open.isEmpty else { return nil }
    guard let start, !open.values.contains(where: { $0.start == nil }) else { return now }
    return start + ((now - start) / Self.second + 1) * Self.second
  }

  private var start: Int? { open.values.compactMap(\.start).min() }

  /// The duration and the bytes received: `3 s, 412 kB`; `nil` before the first second is over.
  func amount(now: Int) -> SafeText? {
    guard let start, now - start >= Self.second else { return nil }
    let bytes = open.values.reduce(0) { $0 + $1.bytes }
    return "\((now - start) / Self.second) s" + (bytes == 0 ? "" : ", \(Self.amount(bytes))")
  }

  private static func amount(_ bytes: Int) -> SafeText {
    bytes < 1000 ? "\(bytes) B" : bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }
}

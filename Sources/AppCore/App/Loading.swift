import Text

/// What is on its way: since when, and how much of it has come.
struct Loading {
  private var open: [Int: Item] = [:]

  private struct Item {
    /// `nil` until somebody has looked at the clock.
    var start: Int?
    var bytes = 0
  }

  /// Sooner there is nothing to tell.
  private static let second = 1000

  mutating func begin(_ id: Int) { open[id] = Item() }

  mutating func end(_ id: Int) { open[id] = nil }

  mutating func note(bytes: Int, of id: Int) { open[id]?.bytes = bytes }

  mutating func setClock(_ now: Int) {
    for (id, item) in open where item.start == nil { open[id]?.start = now }
  }

  /// When there is something else to tell: at each full second.
  func deadline(now: Int) -> Int? {
    guard !open.isEmpty else { return nil }
    guard let start, !open.values.contains(where: { $0.start == nil }) else { return now }
    return start + ((now - start) / Self.second + 1) * Self.second
  }

  private var start: Int? { open.values.compactMap(\.start).min() }

  /// `3 s, 412 kB`, once it takes that long.
  func amount(now: Int) -> SafeText? {
    guard let start, now - start >= Self.second else { return nil }
    let bytes = open.values.reduce(0) { $0 + $1.bytes }
    return "\((now - start) / Self.second) s" + (bytes == 0 ? "" : ", \(Self.amount(bytes))")
  }

  private static func amount(_ bytes: Int) -> SafeText {
    bytes < 1000 ? "\(bytes) B" : bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000) MB"
  }
}

import Testing

/// Two that do the same in turns, so that whatever else the machine does, it does to both.
final class Race {
  private let what: String
  private let names: (ours: String, theirs: String)
  private let most: Double
  private var turns: [(ours: Duration, theirs: Duration)] = []
  private var failures = 0

  init(_ what: String, ours: String, theirs: String, most: Double) {
    self.what = what
    names = (ours, theirs)
    self.most = most
  }

  /// `nil` is a run that has not come to its end, which the machine may be to blame for, but not often.
  func turn(ours: Duration?, theirs: Duration?) {
    guard let ours, let theirs else {
      failures += 1
      return
    }
    turns.append((ours, theirs))
  }

  /// Prints a row of the table, and fails where we are too far behind.
  func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let our = turns.map(\.ours).min(), let their = turns.map(\.theirs).min(), failures * 10 < turns.count else {
      Issue.record("\(what): \(failures) of \(failures + turns.count) turns failed", sourceLocation: sourceLocation)
      return
    }
    // The best of all runs, or what is usual from one turn to the next: the same on a quiet machine, and a busy one
    // seldom spoils both.
    let ratios = turns.map { $0.ours / $0.theirs }.sorted()
    let ratio = min(our / their, ratios[ratios.count / 2])
    let times = "\(names.ours) \(Self.text(our)), \(names.theirs) \(Self.text(their))"
    print("measured: \(what): \(times): \(Self.short(ratio)) times")
    #expect(ratio <= most, "\(what)", sourceLocation: sourceLocation)
  }

  private static func text(_ time: Duration) -> String {
    "\(short(time / .milliseconds(1))) ms"
  }

  private static func short(_ number: Double) -> Double {
    (number * 100).rounded() / 100
  }
}

import Testing

/// Two programs that do the same work in turns, so that other work of the machine slows both.
struct Race {
  typealias Turn = (ours: Duration?, theirs: Duration?)

  /// The figure of a program: its best turn, or the turn in the middle.
  enum Figure {
    case best, median
  }

  private static let mostRounds = 3

  private let what: String
  private let names: (ours: String, theirs: String)
  private let most: Double
  private let figure: Figure

  init(_ what: String, ours: String, theirs: String, most: Double, by figure: Figure = .best) {
    self.what = what
    self.figure = figure
    names = (ours, theirs)
    self.most = most
  }

  /// Prints a line for each round, and fails if facet is too slow in every round. A busy machine may spoil a whole
  /// round, but a real difference shows in all of them.
  func run<Turns: Sequence>(
    _ turns: Turns, sourceLocation: SourceLocation = #_sourceLocation, _ turn: (Turns.Element) throws -> Turn
  ) throws {
    for round in 1... {
      let (ratio, times) = try ratio(of: turns.map(turn), sourceLocation)
      print("measured: \(what): \(times): \(Self.short(ratio)) times")
      if ratio <= most || round == Self.mostRounds {
        #expect(ratio <= most, "\(what)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  private func ratio(of turns: [Turn], _ sourceLocation: SourceLocation) throws -> (Double, String) {
    let finished = turns.compactMap { turn in turn.ours.flatMap { ours in turn.theirs.map { (ours: ours, theirs: $0) } }
    }
    let failures = turns.count - finished.count
    // A busy machine may make a turn fail, but not many of them.
    try #require(
      failures * 10 < finished.count, "\(what): \(failures) of \(turns.count) turns failed",
      sourceLocation: sourceLocation)
    if figure == .median {
      let our = Self.median(finished.map(\.ours))
      let their = Self.median(finished.map(\.theirs))
      return (our / their, "\(names.ours) \(Self.text(our)), \(names.theirs) \(Self.text(their))")
    }
    let our = try #require(finished.map(\.ours).min(), sourceLocation: sourceLocation)
    let their = try #require(finished.map(\.theirs).min(), sourceLocation: sourceLocation)
    // The ratio of the best turns, or the median of all ratios, whichever is lower. They agree on a quiet machine, and
    // a busy one seldom spoils both.
    let ratios = finished.map { $0.ours / $0.theirs }.sorted()
    let ratio = min(our / their, ratios[ratios.count / 2])
    return (ratio, "\(names.ours) \(Self.text(our)), \(names.theirs) \(Self.text(their))")
  }

  private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

  private static func text(_ time: Duration) -> String {
    "\(short(time / .milliseconds(1))) ms"
  }

  private static func short(_ number: Double) -> Double {
    (number * 100).rounded() / 100
  }
}

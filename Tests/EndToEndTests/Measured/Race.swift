import Testing

/// Two that do the same in turns, so that whatever else the machine does, it does to both. The best of each counts.
final class Race {
  private let what: String
  private let names: (ours: String, theirs: String)
  private let most: Double
  private var ours: [Duration] = []
  private var theirs: [Duration] = []

  init(_ what: String, ours: String, theirs: String, most: Double) {
    self.what = what
    names = (ours, theirs)
    self.most = most
  }

  /// `nil` is a run that has not come to its end.
  func ours(_ time: Duration?) { ours += [time].compactMap(\.self) }

  func theirs(_ time: Duration?) { theirs += [time].compactMap(\.self) }

  /// Prints a row of the table, and fails where we are too far behind.
  func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let our = ours.min(), let their = theirs.min() else {
      Issue.record("\(what): \(ours.count) and \(theirs.count) runs", sourceLocation: sourceLocation)
      return
    }
    let ratio = Self.tenths(our / their)
    print("measured: \(what): \(names.ours) \(Self.text(our)), \(names.theirs) \(Self.text(their)): \(ratio) times")
    #expect(our <= their * most, "\(what): \(ratio) times", sourceLocation: sourceLocation)
  }

  private static func text(_ time: Duration) -> String {
    "\(tenths(time / .milliseconds(1))) ms"
  }

  private static func tenths(_ number: Double) -> Double {
    (number * 100).rounded() / 100
  }
}

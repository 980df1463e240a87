import Drawing
import Testing

/// Fails the test with the cells that differ.
public func expectSameFrame(
  _ actual: [String], as expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  report(FrameDifference(expected: expected, actual: actual), sourceLocation)
}

/// Fails the test with the cells that differ, styles included.
public func expectSameFrame(
  _ actual: Canvas, as expected: Canvas, sourceLocation: SourceLocation = #_sourceLocation
) {
  report(FrameDifference(expected: expected, actual: actual), sourceLocation)
}

private func report(_ difference: FrameDifference?, _ sourceLocation: SourceLocation) {
  guard let difference else { return }
  Issue.record(Comment(rawValue: difference.description), sourceLocation: sourceLocation)
}

/// The difference between two frames, described by its cells, because two whole frames printed side by side do not show
/// it.
///
///     frame differs at row 7, columns 12-15
///       expected │ ★ 4.7 (2k+)
///       got      │ ★ 4.69 (2k+)
///                      ~~~~
///
/// Rows and columns are counted from zero, as on a canvas.
public struct FrameDifference: CustomStringConvertible, Sendable {
  public let description: String

  /// Returns `nil` when both frames show the same.
  public init?(expected: [[FrameColumn]], actual: [[FrameColumn]]) {
    let count = max(expected.count, actual.count)
    let different = (0..<count).compactMap { y in
      RowDifference(
        row: y, expected: y < expected.count ? expected[y] : [], actual: y < actual.count ? actual[y] : [])
    }
    var lines: [String] = []
    if expected.count != actual.count {
      lines.append("frame has \(actual.count) rows, expected \(expected.count)")
    }
    lines += different.prefix(Self.shown).map(\.description)
    if different.count > Self.shown {
      let others = different.dropFirst(Self.shown).map { "\($0.row)" }.joined(separator: ", ")
      lines.append("and at rows \(others)")
    }
    guard !lines.isEmpty else { return nil }
    description = lines.joined(separator: "\n")
  }

  private static let shown = 5
}

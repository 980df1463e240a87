import Drawing
import TestSupport
import Testing

/// The number of bytes that a key writes, because every byte takes time over a slow connection.
struct FrameCostTests {
  /// A key that was pressed, the bytes that it wrote, and the cells that it changed.
  private struct Step {
    let key: String
    let bytes: Int
    let changedCells: Int
    /// Whether many glyphs changed, and not only the marks of the focus.
    let isScroll: Bool

    init(_ key: String, in session: PtySession) throws {
      let before = session.canvas
      bytes = try session.press(key).bytes.count
      let changed = session.canvas.changedCells(since: before)
      self.key = key.debugDescription
      changedCells = changed.looks
      // The marks of the focus on two of the tallest cards are fewer glyphs.
      isScroll = changed.glyphs > 40
    }
  }

  /// Down through rows and carousels, along one of them, and up again.
  private static let keys =
    Array(repeating: "j", count: 14) + Array(repeating: "l", count: 4) + ["h", "h"]
    + Array(repeating: "j", count: 12) + ["\t", "\t", "\u{1B}[Z"] + Array(repeating: "k", count: 12)

  @Test(
    "Moving the focus writes at most 400 bytes, and scrolling at most 4 for each changed cell",
    arguments: Browser.Colors.allCases)
  func aMoveCostsFewBytes(colors: Browser.Colors) throws {
    let session = try Browser(colors: colors).session
    let steps = try Self.keys.map { try Step($0, in: session) }
    let (scrolls, moves) = (steps.filter(\.isScroll), steps.filter { !$0.isScroll })
    #expect(scrolls.count >= 10 && moves.count >= 10)
    for move in moves {
      #expect(move.bytes <= 400, "\(move)")
    }
    for scroll in scrolls {
      #expect(scroll.bytes <= 4 * scroll.changedCells, "\(scroll)")
    }
    let most = moves.map(\.bytes).max() ?? 0
    let worst = scrolls.map { Double($0.bytes) / Double($0.changedCells) }.max() ?? 0
    print("measured: \(colors): a move costs \(most) bytes at most, a scroll \(worst) for each changed cell")
  }
}

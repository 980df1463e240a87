import Drawing
import TestSupport
import Testing

/// The cost of an inspector that has been closed.
struct InspectorCostTests {
  /// Keys through rows and a carousel, past the end of a page, and to another scheme and back.
  private static let keys = ["j", "j", "l", "l", "h", "\u{4}", "j", "\u{15}", "k", "G", "g", "t", "t", "j"]
  /// Keys that open the inspector, show the cost of frames, and close it.
  private static let visit = ["i", "i", "\u{1B}[Z", "\u{1B}", "\u{1B}"]

  @Test(
    "After the inspector is closed, keys write the same bytes as if it had never been open",
    arguments: [Size(120, 36), Size(80, 36), Size(40, 20)])
  func aClosedInspectorCostsNothing(size: Size) throws {
    let never = try Browser(size: size).session
    let closed = try Browser(size: size).session
    _ = try never.press("j")
    _ = try closed.press("j")
    // On a narrow screen the inspector covers the page. It takes the keys at once, and the first Escape closes it.
    for key in size.width < 60 ? ["i", "\u{1B}[Z", "\u{1B}"] : Self.visit {
      #expect(try !closed.press(key).bytes.isEmpty, "\(key.debugDescription)")
    }
    // After these two keys the cursors of both terminals are at the same position.
    for key in ["j", "k"] {
      _ = try never.press(key)
      _ = try closed.press(key)
    }
    expectSameFrame(closed.canvas, as: never.canvas)
    for (number, key) in Self.keys.enumerated() {
      let (expected, actual) = (try never.press(key).bytes, try closed.press(key).bytes)
      #expect(
        actual == expected,
        "key \(number), \(key.debugDescription): \(actual.count) bytes instead of \(expected.count)")
    }
    expectSameFrame(closed.canvas, as: never.canvas)
  }
}

import Drawing
import TestSupport
import Testing

/// The inspector costs nothing while it is closed, whether or not it has ever been open.
struct InspectorCostTests {
  /// Through rows and a carousel, over a page's end, to other looks and back.
  private static let keys = ["j", "j", "l", "l", "h", "\u{4}", "j", "\u{15}", "k", "G", "g", "t", "t", "j"]
  /// What opens it, has it take the time of each frame, and closes it.
  private static let visit = ["i", "i", "\u{1B}[Z", "\u{1B}", "\u{1B}"]

  @Test(arguments: [Size(120, 36), Size(80, 36), Size(40, 20)])
  func whoeverHasClosedItPaysNoByteForIt(size: Size) throws {
    let never = try Browser(size: size).session
    let closed = try Browser(size: size).session
    _ = try never.press("j")
    _ = try closed.press("j")
    // In front of the page it has the keys at once, and the first Escape closes it.
    for key in size.width < 60 ? ["i", "\u{1B}[Z", "\u{1B}"] : Self.visit {
      #expect(try !closed.press(key).bytes.isEmpty, "\(key.debugDescription)")
    }
    // The terminal's cursor has been elsewhere: from here on it goes the same ways.
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

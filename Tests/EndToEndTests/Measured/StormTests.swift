import Drawing
import TestSupport
import Testing

/// Thousands of keys, pasted letters and resizes at once, and the frame and the memory after them.
struct StormTests {
  private static let size = Size(100, 30)

  /// Returns `count` keys, which move the focus in all four directions.
  private static func keys(_ count: Int) -> String {
    String(String(repeating: "jjjjjlkkjh", count: count / 10).prefix(count))
  }

  @Test("Ten thousand keys at once end in the right frame")
  func tenThousandKeysAtOnceEndInTheRightFrame() throws {
    let browser = try Browser(size: Self.size)
    let keys = Self.keys(10_000)
    let frame = try browser.frame(after: "\"\(keys)\"")
    try browser.session.send(keys)
    expectSameFrame(try browser.session.canvas(showing: frame), as: frame)
  }

  @Test("Ten thousand pasted letters are not read as keys")
  func tenThousandPastedLettersAreNoKeys() throws {
    let browser = try Browser(size: Self.size)
    try browser.session.send("\u{1B}[200~\(Self.keys(10_000))\u{1B}[201~j")
    let frame = try browser.frame(after: "j")
    expectSameFrame(try browser.session.canvas(showing: frame), as: frame)
  }

  @Test("Two hundred resizes end in the right frame")
  func aStormOfResizesEndsInTheRightFrame() throws {
    let browser = try Browser(size: Self.size)
    for step in 1...200 {
      browser.session.resize(to: Size(20 + step * 37 % 140, 6 + step * 11 % 50))
      _ = browser.session.outputWhileIdle(for: .milliseconds(8))
    }
    browser.session.resize(to: Self.size)
    let frame = try browser.frame()
    expectSameFrame(try browser.session.canvas(showing: frame), as: frame)
  }

  @Test("Repeated storms of keys, pastes and resizes do not make the program grow")
  func memoryDoesNotGrow() throws {
    let session = try Browser(size: Self.size).session
    var memory: [Int] = []
    for _ in 0..<Self.storms {
      for step in 1...10 {
        session.resize(to: Size(60 + step * 9, 20 + step * 3))
        _ = try session.press(Self.keys(100) + "bbttGg")
      }
      _ = try session.press("\u{1B}[200~\(Self.keys(1000))\u{1B}[201~")
      memory.append(try session.memory)
    }
    // Caches are full after a few rounds, and somewhere in the first half the heap once takes a piece of some 250 KiB. A
    // leak would grow with each round.
    print("measured: memory after each of \(Self.storms) storms, in KiB: \(memory.map { $0 / 1024 })")
    let (before, after) = (try #require(memory.prefix(Self.storms / 2).max()), try #require(memory.suffix(3).min()))
    #expect(after <= before + 128 * 1024)
  }

  /// Fewer for a debug build, which needs several times as long for each.
  private static let storms = ProgramToTry.isRelease ? 40 : 8
}

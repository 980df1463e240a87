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
    // Caches are full after a few rounds, and once the heap takes a piece of some 250 KiB, sooner or later. In twice as many
    // rounds that falls into the first half, while a leak has grown by twice as much.
    for count in [1, 2, 4].map({ $0 * Self.storms }) where Self.growth(memory) > Self.mostGrowth {
      while memory.count < count { memory.append(try Self.memoryAfterStorm(session)) }
      print("measured: memory after each of \(count) storms, in KiB: \(memory.map { $0 / 1024 })")
    }
    #expect(Self.growth(memory) <= Self.mostGrowth)
  }

  private static func memoryAfterStorm(_ session: PtySession) throws -> Int {
    for step in 1...10 {
      session.resize(to: Size(60 + step * 9, 20 + step * 3))
      _ = try session.press(keys(100) + "bbttGg")
    }
    _ = try session.press("\u{1B}[200~\(keys(1000))\u{1B}[201~")
    return try session.memory
  }

  /// The bytes that the last storms need more than those of the first half.
  private static func growth(_ memory: [Int]) -> Int {
    guard let before = memory.prefix(memory.count / 2).max(), let after = memory.suffix(3).min() else { return .max }
    return after - before
  }

  private static let mostGrowth = 128 * 1024

  /// Fewer for a debug build, which needs several times as long for each.
  private static let storms = ProgramToTry.isRelease ? 40 : 8
}

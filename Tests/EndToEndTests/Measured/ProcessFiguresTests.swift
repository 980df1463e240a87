import TestSupport
import Testing

/// The counters with which other tests see whether a program is at rest.
struct ProcessFiguresTests {
  /// Starts threads that end at once, and tells when the first ones have ended.
  private static let threadsThatEnd = """
    import threading
    print("begun", flush=True)
    while True:
        threads = [threading.Thread(target=len, args=("",)) for _ in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
    """

  @Test("Figures are read while threads of the program end")
  func threadsMayEnd() throws {
    let session = try PtySession("/usr/bin/python3", ["-c", Self.threadsThatEnd])
    try session.wait(forText: "begun")
    for _ in 0..<500 {
      let figures = try session.figures
      #expect(figures.processorTime > 0)
      #expect(figures.peakMemory > 1_000_000)
    }
  }
}

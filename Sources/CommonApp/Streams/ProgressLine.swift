import Glibc
import Reporting
import Text

/// A line on the terminal that says how far a long run is. There is none in pipes and logs.
struct ProgressLine {
  /// The time between two changes of the line, in milliseconds.
  private static let pause = 200

  private let isShown: Bool
  private let unit: SafeText
  /// The number of units in the whole run, if it is known.
  private let total: Int?
  private let start = Self.now
  private var last: Int
  private var isOnScreen = false

  init(_ console: Console, unit: SafeText, total: Int? = nil) {
    isShown = isatty(STDERR_FILENO) == 1 && !console.isQuiet
    self.unit = unit
    self.total = total
    last = start
  }

  /// Prints something where the line is, and the line below it.
  mutating func around<Result>(done: Int, errors: Int, bytes: Int, _ print: () -> Result) -> Result {
    clear()
    let result = print()
    let now = Self.now
    guard isShown, now - last >= Self.pause else { return result }
    last = now
    write(words(done: done, errors: errors, bytes: bytes, milliseconds: now - start))
    isOnScreen = true
    return result
  }

  mutating func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    write("\r\u{1B}[K")
  }

  /// The line: `1,200 of 5,000 files, 310 MB/s, 3 with errors, 12 s left`.
  private func words(done: Int, errors: Int, bytes: Int, milliseconds: Int) -> String {
    var words = total.map { "\(done) of \($0) \(unit)" } ?? "\(done) \(unit)"
    words += ", \(bytes / max(1, milliseconds) / 1000) MB/s"
    words += ", \(errors) with errors"
    if let total, done > 0 { words += ", \((total - done) * milliseconds / done / 1000) s left" }
    return words
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

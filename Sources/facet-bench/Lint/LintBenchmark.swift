import JSON

/// The time to lint a large feed and thousands of small ones, beside the time to decode them, and the share of each
/// check.
struct LintBenchmark: Benchmark {
  static let name = "lint"
  static let summary = "lint a feed of 50 MB and thousands of small ones, beside decoding them; the share of each check"

  private static let rounds = 5
  private static let smallCount = 5000

  init(arguments: [String]) throws(Failure) {
    if let argument = arguments.first {
      throw .usage("'\(Self.name)' does not know '\(argument)'")
    }
  }

  func rows() throws(Failure) -> [Row] {
    do {
      let large = LintCase("50MB", [ByteBuffer(FeedGenerator.feed(ofAtLeast: 50_000_000))])
      let one = ByteBuffer(FeedGenerator.feed(ofAtLeast: 1000))
      let small = LintCase("\(one.count) bytes x \(Self.smallCount)", Array(repeating: one, count: Self.smallCount))
      return try large.speeds(rounds: Self.rounds) + large.shares() + small.speeds(rounds: Self.rounds)
    } catch {
      throw .software("the feed cannot be read: \(error)")
    }
  }

  /// Lints the named size again and again, for profilers: `facet-bench lint --worker 5000000 10`.
  static func work(_ arguments: [String]) throws(Failure) -> String {
    guard arguments.count == 2, let size = Int(arguments[0]), let rounds = Int(arguments[1]) else {
      throw .usage("a worker needs a size and a number of rounds")
    }
    do {
      return try LintCase("", [ByteBuffer(FeedGenerator.feed(ofAtLeast: size))]).speeds(rounds: rounds)
        .map { "\($0.what) \($0.value) \($0.unit)" }.joined(separator: "\n")
    } catch {
      throw .software("the feed cannot be read: \(error)")
    }
  }
}

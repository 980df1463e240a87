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

  /// Lints a feed of a size, so and so often, for profilers: `facet-bench lint --worker 5000000 10`. A third number is
  /// that of such feeds.
  static func work(_ arguments: [String]) throws(Failure) -> String {
    let numbers = arguments.compactMap(Int.init)
    guard numbers.count == arguments.count, (2...3).contains(numbers.count) else {
      throw .usage("a worker needs a size and a number of rounds")
    }
    do {
      let feed = ByteBuffer(FeedGenerator.feed(ofAtLeast: numbers[0]))
      let count = numbers.count > 2 ? numbers[2] : 1
      return try LintCase("", Array(repeating: feed, count: count)).speeds(rounds: numbers[1])
        .map { "\($0.what) \($0.value) \($0.unit)" }.joined(separator: "\n")
    } catch {
      throw .software("the feed cannot be read: \(error)")
    }
  }
}

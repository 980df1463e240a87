import Components
import FacetModel
import JSON
import Lint

/// Responses to decode and to lint one after the other.
struct LintCase {
  let name: String
  let responses: [ByteBuffer]
  private let factory = FacetFactory(libraryJoinedBy: [])

  init(_ name: String, _ responses: [ByteBuffer]) {
    self.name = name
    self.responses = responses
  }

  private var megabytes: Double { Double(responses.reduce(0) { $0 + $1.count }) / 1e6 }

  /// Decoding for a page, decoding with notes about logging, and lint, measured in turn.
  func speeds(rounds: Int) throws -> [Row] {
    let client = factory.capabilities
    var (decode, noting, lint) = (BestTime(), BestTime(), BestTime())
    for _ in 0..<rounds {
      try decode.measure { try decodeAll(notesLogging: false) }
      try noting.measure { try decodeAll(notesLogging: true) }
      try lint.measure {
        let names = SessionNames()
        var memory = FindingMemory(names.interner, factory: factory)
        for response in responses {
          memory = memory.fitting(names.interner, factory: factory)
          let feed = try FeedDecoder(interner: names.interner, notesLogging: true).decode(response)
          var linter = FeedLinter(feed, for: client, factory: factory, memory: memory)
          _ = linter.findings().inOrder
        }
      }
    }
    let times = [("decode", decode), ("decode with notes", noting), ("lint", lint)]
    return times.map { Row(scenario: name, what: $0, value: megabytes / $1.seconds, unit: "MB/s") } + [
      Row(scenario: name, what: "lint", value: lint.seconds / decode.seconds, unit: "x decode"),
      Row(
        scenario: name, what: "lint", value: lint.seconds / Double(responses.count) * 1e6, unit: "us a response"),
    ]
  }

  /// Decodes with one thread: lint takes its time beside it, whatever a second processor saves both.
  private func decodeAll(notesLogging: Bool) throws {
    let names = SessionNames()
    var limits = FeedLimits()
    limits.reading.sharedBytes = .max
    for response in responses {
      _ = try FeedDecoder(interner: names.interner, limits: limits, notesLogging: notesLogging).decode(response)
    }
  }

  /// The time of each check over all facets of the first response, as a share of the time of all checks. Nothing is
  /// remembered of shapes.
  func shares() throws -> [Row] {
    guard let response = responses.first else { return [] }
    let feed = try FeedDecoder(interner: .forFeeds(), notesLogging: true).decode(response)
    let admission = Admission(feed.tree, for: factory.capabilities)
    var linter = FeedLinter(feed, admission: admission, factory: factory)
    var times: [(what: String, time: BestTime)] = []
    for check in FeedLinter.measuredChecks {
      var time = BestTime()
      for _ in 0..<3 { _ = time.measure { linter.run(check) } }
      times.append(("check \(check)", time))
    }
    var (admitting, shaping, remembering) = (BestTime(), BestTime(), BestTime())
    for _ in 0..<3 {
      _ = admitting.measure { Admission(feed.tree, for: factory.capabilities) }
      _ = shaping.measure { linter.countShapes() }
      _ = remembering.measure { linter.findings() }
    }
    let all = times.reduce(0) { $0 + $1.time.seconds }
    let shares = times.map { Row(scenario: name, what: $0, value: $1.seconds / all * 100, unit: "%") }
    let milliseconds = [
      ("every check of every facet", all), ("admission", admitting.seconds), ("shapes", shaping.seconds),
      ("shapes and checks", remembering.seconds),
    ]
    return shares + milliseconds.map { Row(scenario: name, what: $0, value: $1 * 1000, unit: "ms") }
  }
}

import FacetModel
import JSON

/// The decoder under its usual limits and under tight ones, then everything a client would ask of the feed.
struct DecoderCheck {
  private let bytes: ByteBuffer
  private let lines: LineTable

  init(_ input: [UInt8]) {
    bytes = ByteBuffer(input)
    lines = LineTable(bytes)
  }

  func run() {
    let usual = decode(FeedLimits(), defersLogging: true)
    let eager = decode(FeedLimits(), defersLogging: false)
    demand((usual == nil) == (eager == nil), "whether it is a feed depends on what is deferred")
    if let usual, let eager {
      demand(usual.dialect == eager.dialect, "\(usual.dialect) with logging deferred, \(eager.dialect) without")
      demand(usual.facetCount == eager.facetCount, "the number of facets depends on what is deferred")
    }
    if let usual {
      FeedCheck.run(usual)
      check(usual)
    }
    if let eager {
      check(AdmissionCheck.lint(eager))
    }
    if let tight = decode(Self.tightLimits, defersLogging: true) {
      demand(tight.facetCount <= Self.tightLimits.facets, "more facets than allowed")
      FeedCheck.run(tight)
      check(tight)
    }
  }

  /// Every limit is reached by inputs that a fuzzer can write.
  private static let tightLimits: FeedLimits = {
    var limits = FeedLimits()
    limits.reading.stringBytes = 5
    limits.reading.notes = 2
    limits.facets = 6
    limits.children = 2
    limits.nesting = 3
    limits.diagnosticsPerRule = 2
    return limits
  }()

  private func decode(_ limits: FeedLimits, defersLogging: Bool) -> Feed? {
    let decoder = FeedDecoder(interner: .forFeeds(), limits: limits, defersLogging: defersLogging)
    do throws(FeedError) {
      return try decoder.decode(bytes)
    } catch {
      demand((0...bytes.count).contains(error.offset), "an error outside the text")
      TextCheck.run(error.message(locate: lines.location))
      return nil
    }
  }

  private func check(_ feed: Feed) {
    check(feed.diagnostics)
    let counted = feed.diagnosticCounts.values.reduce(0, +)
    demand(counted >= feed.diagnostics.count, "fewer diagnostics counted than kept")
    for diagnostic in feed.diagnostics.prefix(8) {
      _ = feed.document.outermost.pointer(at: diagnostic.offset)
    }
  }

  private func check(_ diagnostics: [Diagnostic]) {
    for (diagnostic, next) in zip(diagnostics, diagnostics.dropFirst()) {
      demand(diagnostic.offset <= next.offset, "diagnostics out of order")
    }
    for diagnostic in diagnostics {
      demand(bytes.contains(diagnostic.offset), "a diagnostic outside the text")
      let location = lines.location(of: diagnostic.offset)
      demand(lines.range(ofLine: location.line).upperBound <= bytes.count, "a line outside the text")
    }
    for diagnostic in diagnostics.prefix(8) {
      TextCheck.run(diagnostic.message)
    }
  }
}

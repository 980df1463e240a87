import FacetModel
import JSON
import Wording

/// Decodes the input with the usual limits and with tight ones, and reads everything from the feed that a client would.
struct DecoderCheck {
  private let bytes: ByteBuffer
  private let places: PlaceCheck

  init(_ input: [UInt8]) {
    bytes = ByteBuffer(input)
    places = PlaceCheck(input)
  }

  func run() {
    let usual = decode(FeedLimits(), defersLogging: true)
    let eager = decode(FeedLimits(), defersLogging: false)
    demand((usual == nil) == (eager == nil), "the input is a feed only with or without deferring")
    if let usual, let eager {
      demand(usual.dialect == eager.dialect, "\(usual.dialect) with logging deferred, \(eager.dialect) without")
      demand(usual.facetCount == eager.facetCount, "deferring changes the number of facets")
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

  /// Limits so low that a fuzzer reaches each of them.
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
      places.run(error.offset)
      TextCheck.run(error.message(in: .english, locate: places.locate).string)
      return nil
    }
  }

  private func check(_ feed: Feed) {
    check(feed.diagnostics)
    let counted = feed.diagnosticCounts.values.reduce(0, +)
    demand(counted >= feed.diagnostics.count, "fewer diagnostics counted than kept")
    checkPointers(to: feed.diagnostics.map(\.offset), in: feed.document.outermost)
  }

  /// All pointers found in one walk must equal those found one by one.
  private func checkPointers(to offsets: [Int], in document: Document) {
    let pointers = document.pointers(atFileOffsets: offsets)
    demand(pointers.count == offsets.count, "\(offsets.count) places, \(pointers.count) pointers")
    for (offset, pointer) in zip(offsets, pointers).prefix(8) {
      demand(document.pointers(atFileOffsets: [offset]) == [pointer], "one of many pointers is \(pointer)")
    }
  }

  private func check(_ diagnostics: [Diagnostic]) {
    for (diagnostic, next) in zip(diagnostics, diagnostics.dropFirst()) {
      demand(diagnostic.offset <= next.offset, "diagnostics out of order")
    }
    for diagnostic in diagnostics {
      demand(bytes.contains(diagnostic.offset), "a diagnostic outside the text")
      demand(diagnostic.message.utf8.count < 2000, "a message of \(diagnostic.message.utf8.count) bytes")
    }
    for diagnostic in diagnostics.prefix(8) {
      places.run(diagnostic.offset)
      TextCheck.run(diagnostic.message)
    }
  }
}

import FacetModel
import JSON

/// The time to compare two loaded feeds, beside other algorithms for lists: `facet-bench diff [COUNT]`. The others
/// compare ids alone, and only this project compares the contents of facets.
struct DiffBenchmark: Benchmark {
  static let name = "diff"
  static let summary = "compare lists of 1000 to 100000 facets: this project, Heckel's diff, the standard library"

  private static let mostFacets = 1_000_000

  private let sizes: [Int]

  init(arguments: [String]) throws(Failure) {
    guard let argument = arguments.first else {
      sizes = [1000, 10_000, 100_000]
      return
    }
    guard arguments.count == 1, let count = Int(argument), 1...Self.mostFacets ~= count else {
      throw .usage("'\(Self.name)' takes a number of facets")
    }
    sizes = [count]
  }

  func rows() throws(Failure) -> [Row] {
    var rows: [Row] = []
    for size in sizes {
      let all = DiffRow.rows(size + size / 20 + 20)
      let (list, spare) = (Array(all[..<size]), Array(all[size...]))
      do {
        let old = try FeedDecoder(interner: .forFeeds(), preparesComparing: true)
          .decode(ByteBuffer(DiffRow.feed(list)))
        var decodings = DiffDecodings()
        let measured = try DiffCase.allCases.map { scenario in
          var random = SplitMix64(seed: UInt64(size))
          let changed = scenario.change(list, spare: spare, using: &random)
          let run = DiffRun(scenario, old: old, rows: list, changed: changed)
          return (name: "\(size) \(scenario.rawValue)", times: try run.measure(&decodings))
        }
        rows += measured.flatMap { Self.rows(of: $0.name, $0.times, added: decodings.added) }
      } catch let failure as Failure {
        throw failure
      } catch {
        throw .software("the lists cannot be compared: \(error)")
      }
    }
    return rows
  }

  private static func rows(of list: String, _ times: DiffRun.Times, added: Double) -> [Row] {
    let figures = [
      ("facet", times.first.seconds + added), ("facet, without fingerprints", times.first.seconds),
      ("facet, both seen", times.again.seconds), ("facet, with logging", times.logging.seconds + added),
      ("Heckel", times.heckel.seconds),
      ("difference(from:)", times.standardLibrary?.seconds),
    ]
    return figures.compactMap { what, seconds in
      seconds.map { Row(scenario: list, what: what, value: $0 * 1_000_000, unit: "us") }
    }
  }
}

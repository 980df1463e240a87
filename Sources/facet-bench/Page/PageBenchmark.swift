import Components
import DoorDash
import FacetModel
import Prism

/// The time from the bytes of a feed to its first frame, and for scrolling by a row. It is the work for a feed and for
/// each frame.
struct PageBenchmark: Benchmark {
  static let name = "page"
  static let summary = "decode, admit, build, draw the first frame and scroll, for feeds of 100 to 100000 facets"

  private static let cases = [100, 10_000, 100_000]

  init(arguments: [String]) throws(Failure) {
    if let argument = arguments.first {
      throw .usage("'\(Self.name)' does not know '\(argument)'")
    }
  }

  func rows() throws(Failure) -> [Row] {
    var rows: [Row] = []
    for count in Self.cases {
      do {
        var run = try PageRun(facets: count)
        for (what, seconds) in try run.measure() {
          rows.append(Row(scenario: "\(count)", what: what, value: seconds * 1_000_000, unit: "us"))
        }
      } catch {
        throw .software("the page cannot be measured: \(error)")
      }
    }
    return rows
  }
}

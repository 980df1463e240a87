/// The time for a key and its frame, with the inspector closed and with each of its panes open. A closed inspector
/// should cost nothing, and an open one no more on a long page.
struct InspectorBenchmark: Benchmark {
  static let name = "inspector"
  static let summary = "a key and its frame on pages of 100 and 10000 facets, the inspector closed and open"

  private static let cases = [100, 10_000]

  init(arguments: [String]) throws(Failure) {
    if let argument = arguments.first {
      throw .usage("'\(Self.name)' does not know '\(argument)'")
    }
  }

  func rows() throws(Failure) -> [Row] {
    var rows: [Row] = []
    for count in Self.cases {
      do {
        for (what, seconds) in try InspectorRun(facets: count).measure() {
          rows.append(Row(scenario: "\(count)", what: what, value: seconds * 1_000_000, unit: "us"))
        }
      } catch {
        throw .software("the inspector cannot be measured: \(error)")
      }
    }
    return rows
  }
}

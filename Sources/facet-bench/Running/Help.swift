/// The text of `facet-bench help`.
enum Help {
  static var text: String {
    let width = Benchmarks.all.map { $0.name.count }.max() ?? 0
    let measurements = Benchmarks.all.map { benchmark in
      "  \(benchmark.name.padded(to: width))  \(benchmark.summary)\n"
    }
    return """
      usage: facet-bench MEASUREMENT [--format table|json]

      Measurements:
      \(measurements.joined())
      Figures are the best of several repetitions. Exit status: 0, or 64 for a wrong command line,
      70 when the measured programs disagree about what they read, 71 when the system refuses something.

      """
  }
}

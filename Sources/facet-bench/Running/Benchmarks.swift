/// All there is to measure; `help` lists it in this order.
enum Benchmarks {
  static var all: [any Benchmark.Type] {
    [
      DecodeBenchmark.self,
      ThemeBenchmark.self,
      PageBenchmark.self,
      DiffBenchmark.self,
      InspectorBenchmark.self,
    ]
  }
}

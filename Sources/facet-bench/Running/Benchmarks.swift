/// All measurements, in the order in which `help` lists them.
enum Benchmarks {
  static var all: [any Benchmark.Type] {
    [
      DecodeBenchmark.self,
      ThemeBenchmark.self,
      PageBenchmark.self,
      DiffBenchmark.self,
      KeyBenchmark.self,
      InspectorBenchmark.self,
      LintBenchmark.self,
      PictureBenchmark.self,
    ]
  }
}

import Branding
import Caviar
import DoorDash
import Prism

/// The time to resolve the theme of a brand. It goes from the values of its token files to a value for every meaning in
/// one scheme and depth. Choosing another brand at run time takes the same work.
struct ThemeBenchmark: Benchmark {
  static let name = "theme"
  static let summary = "resolve a whole theme of a brand, and put on another one"

  private static let runs = 40

  init(arguments: [String]) throws(Failure) {
    if let argument = arguments.first {
      throw .usage("'\(Self.name)' does not know '\(argument)'")
    }
  }

  func rows() throws(Failure) -> [Row] {
    var rows: [Row] = []
    for brand in [Brand.doorDash, .caviar] {
      for scheme in Scheme.allCases {
        for depth in [Depth.truecolor, .palette256] {
          rows.append(
            Row(
              scenario: "\(brand.name) \(scheme.rawValue)", what: "resolve \(depth.rawValue)",
              value: try microseconds { try resolve(brand, scheme, depth) }, unit: "us"))
        }
      }
    }
    rows.append(
      Row(
        scenario: "doordash → caviar", what: "another brand",
        value: try microseconds { try resolve(.caviar, .light, .truecolor) }, unit: "us"))
    return rows
  }

  private func resolve(_ brand: Brand, _ scheme: Scheme, _ depth: Depth) throws -> Theme {
    Theme(try brand.tokens.values(for: scheme), depth: depth)
  }

  private func microseconds(_ job: () throws -> Theme) throws(Failure) -> Double {
    do {
      var time = BestTime()
      for _ in 0..<Self.runs {
        _ = try time.measure(job)
      }
      return time.seconds * 1_000_000
    } catch {
      throw .software("a brand cannot be resolved: \(error)")
    }
  }
}

import CSandbox

/// The processors that this process may use.
public enum ProcessorCount {
  private static let mostBytes = 1024

  /// Their number, at least 1. `taskset` and containers give a process fewer than the machine has.
  public static var available: Int {
    var bits = [UInt8](repeating: 0, count: mostBytes)
    let count = facet_allowed_processors(&bits, mostBytes)
    return max(1, bits.prefix(max(0, Int(count))).reduce(0) { $0 + $1.nonzeroBitCount })
  }
}

/// The memory and processor time that a program used.
public struct Usage: Sendable {
  /// The peak memory in bytes.
  public let peakMemory: Int
  /// The processor time, which does not depend on other programs on the machine.
  public let processorTime: Duration

  /// Reads the output of the meter.
  init?(_ figures: [UInt8]) {
    let numbers = String(decoding: figures, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    peakMemory = numbers[0] * 1024
    processorTime = .microseconds(numbers[1])
  }
}

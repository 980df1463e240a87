/// What a program took to do its work.
public struct Usage: Sendable {
  /// The most memory it had at a time, in bytes.
  public let peakMemory: Int
  /// What it kept a processor busy for: the same on a machine that is busy with something else.
  public let processorTime: Duration

  /// As the meter writes it.
  init?(_ figures: [UInt8]) {
    let numbers = String(decoding: figures, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    peakMemory = numbers[0] * 1024
    processorTime = .microseconds(numbers[1])
  }
}

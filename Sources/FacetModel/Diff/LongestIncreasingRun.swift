/// The largest part of a list that can keep its order when the list is reordered. The other elements have to move.
public struct LongestIncreasingRun {
  /// For every length, the position at which the run with the lowest end ends.
  private var ends: [Int32] = []
  /// For every element, the position of the element before it in its run, or -1.
  private var previous: [Int32] = []

  public init() {}

  /// Returns which numbers belong to a longest ascending run. All numbers differ, except for negative ones, which
  /// belong to no run.
  public mutating func kept(of numbers: Span<Int32>) -> [Bool] {
    guard !isAscending(numbers) else { return numbers.indices.map { numbers[$0] >= 0 } }
    ends.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    for position in numbers.indices {
      let number = numbers[position]
      guard number >= 0 else {
        previous.append(-1)
        continue
      }
      let length = firstEnd(above: number, in: numbers)
      previous.append(length == 0 ? -1 : ends[length - 1])
      if length == ends.count {
        ends.append(Int32(position))
      } else {
        ends[length] = Int32(position)
      }
    }
    var isKept = [Bool](repeating: false, count: numbers.count)
    var position = ends.last ?? -1
    while position >= 0 {
      isKept[Int(position)] = true
      position = previous[Int(position)]
    }
    return isKept
  }

  /// Whether all numbers except for negative ones ascend.
  public func isAscending(_ numbers: Span<Int32>) -> Bool {
    var last: Int32 = -1
    for position in numbers.indices {
      let number = numbers[unchecked: position]
      if number < 0 { continue }
      guard number > last else { return false }
      last = number
    }
    return true
  }

  /// Returns the length of the longest run that the number can continue.
  private func firstEnd(above number: Int32, in numbers: Span<Int32>) -> Int {
    // Most lists are nearly in order, so the longest run is tested first.
    if let last = ends.last, numbers[Int(last)] < number { return ends.count }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[Int(ends[middle])] < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

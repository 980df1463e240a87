/// The search for the few facets without a partner, which have a negative number in place of it.
enum NegativeNumbers {
  /// The numbers that are tested at once.
  private static let stride = 16

  /// Returns the positions of all negative numbers.
  static func positions(in numbers: [Int32]) -> [Int] {
    var positions: [Int] = []
    let span = numbers.span
    var start = 0
    while start < span.count {
      let end = min(start &+ stride, span.count)
      // The sign of the disjunction tells whether any number is negative. The compiler tests a full stride as a vector.
      var all: Int32 = 0
      if end &- start == stride {
        for distance in 0..<stride { all |= span[unchecked: start &+ distance] }
      } else {
        all = -1
      }
      if all < 0 {
        for position in start..<end where span[unchecked: position] < 0 { positions.append(position) }
      }
      start = end
    }
    return positions
  }
}

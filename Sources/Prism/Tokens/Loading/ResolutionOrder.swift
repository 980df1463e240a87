/// An order in which every item comes after the items that it needs. Chains of needs can be long, so there is no
/// recursion.
struct ResolutionOrder {
  private enum Progress {
    case waiting, begun, done
  }

  /// The total length of circles that are kept, because hostile files can have a great many.
  private static let mostInCircles = 1 << 20

  /// The items in order, without those in a circle, which cannot be resolved.
  private(set) var order: [Int] = []
  private(set) var circles: [[Int]] = []
  private let needs: [[Int]]
  private var progress: [Progress]
  private var line: [(number: Int, next: Int)] = []
  private var inCircle: Set<Int> = []
  private var countInCircles = 0

  init(of numbers: [Int], needs: [[Int]]) {
    self.needs = needs
    progress = Array(repeating: .waiting, count: needs.count)
    for number in numbers where progress[number] == .waiting {
      begin(number)
      while let last = line.last {
        advance(last.number, last.next)
      }
    }
    order.removeAll(where: inCircle.contains)
    var ranks = Array(repeating: 0, count: needs.count)
    for (rank, number) in numbers.enumerated() {
      ranks[number] = rank
    }
    circles = circles.map { Self.turned($0) { ranks[$0] < ranks[$1] } }
  }

  private mutating func begin(_ number: Int) {
    progress[number] = .begun
    line.append((number, 0))
  }

  private mutating func advance(_ number: Int, _ next: Int) {
    guard next < needs[number].count else {
      line.removeLast()
      progress[number] = .done
      order.append(number)
      return
    }
    line[line.count - 1].next += 1
    let needed = needs[number][next]
    switch progress[needed] {
    case .waiting: begin(needed)
    case .begun: addCircle(from: needed, to: number)
    case .done: break
    }
  }

  private mutating func addCircle(from first: Int, to last: Int) {
    guard !inCircle.contains(first) || !inCircle.contains(last) else { return }
    // Such a step closes every circle. Without the two ends of the step, no circle remains in the order.
    inCircle.formUnion([first, last])
    guard countInCircles < Self.mostInCircles else { return }
    let circle = line.drop { $0.number != first }.map(\.number)
    countInCircles += circle.count
    inCircle.formUnion(circle)
    circles.append(circle)
  }

  /// The circle from its first member on.
  private static func turned(_ circle: [Int], isBefore: (Int, Int) -> Bool) -> [Int] {
    let start = circle.indices.min { isBefore(circle[$0], circle[$1]) } ?? 0
    return Array(circle[start...] + circle[..<start])
  }
}

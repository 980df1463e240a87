import Glibc
import Workers

/// Blocks without bytes, one for each job of a list that the workers know.
struct NumberSource: BlockSource {
  private let count: Int
  private var next = 0

  init(count: Int) {
    self.count = count
  }

  /// There is nothing to wait for.
  var descriptor: Int32 { -1 }

  mutating func fill(_ target: UnsafeMutableRawBufferPointer, isUrgent: Bool) -> Filling {
    guard next < count else { return .end }
    defer { next += 1 }
    return .block(Block(count: 0, first: next))
  }
}

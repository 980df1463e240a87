/// A block of work: some bytes with the numbers of the parts in them, such as lines.
public struct Block: Equatable, Sendable {
  /// The kind of a block.
  public enum Content: Int, Sendable {
    case parts
    /// No bytes: one part was left out, because it is longer than a block may be.
    case tooLong
    /// No bytes: the input cannot be read on.
    case damaged
  }

  public var content = Content.parts
  /// The number of bytes; of a part that was left out, the number of its bytes.
  public var count: Int
  /// The number of the first part.
  public var first: Int

  public init(_ content: Content = .parts, count: Int, first: Int) {
    self.content = content
    self.count = count
    self.first = first
  }
}

/// The source of blocks.
public protocol BlockSource {
  /// The descriptor to wait at when there is nothing to read yet.
  var descriptor: Int32 { get }

  /// Writes the next block into memory. After `waiting` the next call gets the same memory with the same bytes in it.
  /// An urgent block may be small, because a worker has nothing to do.
  mutating func fill(_ target: UnsafeMutableRawBufferPointer, isUrgent: Bool) -> Filling
}

/// The result of filling a block.
public enum Filling: Equatable, Sendable {
  case block(Block)
  case waiting
  case end
}

/// The reason why a part has no result.
public enum PartFault: Int, Sendable {
  /// The worker ended while it was at the part.
  case crashed
  /// The worker was ended, because the part took too long.
  case tooSlow
}

/// A block as a worker gets it.
public struct WorkItem {
  public let block: Block
  public let bytes: UnsafeRawBufferPointer
  /// The parts that ended a worker before, by their numbers. They are not to be tried again.
  public let faults: [Int: PartFault]
  private let shared: SharedBlock

  init(block: Block, faults: [Int: PartFault], shared: SharedBlock) {
    self.block = block
    self.faults = faults
    self.shared = shared
    bytes = UnsafeRawBufferPointer(rebasing: shared.bytes[..<(block.content == .parts ? block.count : 0)])
  }

  /// Notes that the worker begins with a part, so that this part is known if the worker ends.
  public func begin(_ part: Int) {
    shared.part = part
  }
}

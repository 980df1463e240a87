import Glibc

/// Several processes that work on blocks side by side. The results come in the order of the blocks.
public struct WorkerPool {
  public enum Fault: Error, Equatable {
    /// The system gives no further process or no memory.
    case noWorker
    /// Workers ended before they began with a part.
    case noProgress
  }

  private let jobs: Int
  private let capacity: Int
  /// The seconds after which a worker that is still at the same part is ended.
  private let patience: Int
  /// The bytes of a block above which its memory is given back.
  private static let usual = 8 << 20
  /// The number of workers in a row that may end without having begun.
  private static let mostFalseStarts = 3

  public init(jobs: Int, capacity: Int, patience: Int = 60) {
    self.jobs = max(1, jobs)
    self.capacity = capacity
    self.patience = patience
  }

  /// Works on all blocks of a source. `emit` gets the results in order, and says whether there is still a reader.
  public func run(
    _ source: inout some BlockSource, _ work: (WorkItem) -> [UInt8], emit: ([UInt8]) -> Bool
  ) throws(Fault) {
    // Each worker has one block in work and one that waits, and one is being filled.
    let blocks = (0...jobs * 2).compactMap { _ in SharedBlock(capacity: capacity) }
    guard blocks.count == jobs * 2 + 1 else { throw .noWorker }
    var run = PoolRun(blocks: blocks, patience: patience, mostFalseStarts: Self.mostFalseStarts, usual: Self.usual)
    for _ in 0..<jobs { try run.start(work) }
    repeat {
      try run.hand(&source, work)
      guard run.emit(emit) else { return }
      try run.wait(at: source.descriptor, work)
    } while !run.isOver
    _ = run.emit(emit)
  }
}

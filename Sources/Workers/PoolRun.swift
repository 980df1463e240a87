import Glibc

/// The state of one run of a pool.
struct PoolRun {
  private let blocks: [SharedBlock]
  private let patience: Int
  private let mostFalseStarts: Int
  private let usual: Int
  private var workers: [WorkerProcess] = []
  /// The blocks without content.
  private var free: [Int]
  /// The block that is being filled.
  private var filling: Int?
  private var results: [Int: [UInt8]] = [:]
  private var nextNumber = 0
  private var nextResult = 0
  private var hasEnded = false
  private var waitsForInput = false
  private var falseStarts = 0

  init(blocks: [SharedBlock], patience: Int, mostFalseStarts: Int, usual: Int) {
    self.blocks = blocks
    self.patience = patience
    self.mostFalseStarts = mostFalseStarts
    self.usual = usual
    free = Array(blocks.indices)
  }

  var isOver: Bool { hasEnded && nextResult == nextNumber }

  mutating func start(_ work: (WorkItem) -> [UInt8]) throws(WorkerPool.Fault) {
    guard let worker = WorkerProcess(blocks, others: workers, work) else { throw .noWorker }
    workers.append(worker)
  }

  /// Hands blocks to the workers, until the source has none or each worker has two.
  mutating func hand(
    _ source: inout some BlockSource, _ work: (WorkItem) -> [UInt8]
  ) throws(WorkerPool.Fault) {
    waitsForInput = false
    while !hasEnded, nextNumber - nextResult < blocks.count * 4,
      let worker = workers.min(by: { $0.open.count < $1.open.count }), worker.open.count < 2,
      let index = filling ?? free.popLast()
    {
      filling = index
      switch source.fill(blocks[index].bytes, isUrgent: worker.open.isEmpty) {
      case .end: hasEnded = true
      case .waiting:
        waitsForInput = true
        return
      case .block(let block):
        filling = nil
        blocks[index].part = -1
        let open = WorkerProcess.OpenBlock(number: nextNumber, block: block, shared: index)
        nextNumber += 1
        if !worker.send(open) { try replace(worker, .crashed, work) }
      }
    }
  }

  /// Hands on the results whose turn it is. Returns whether there is still a reader.
  mutating func emit(_ emit: ([UInt8]) -> Bool) -> Bool {
    while let result = results.removeValue(forKey: nextResult) {
      nextResult += 1
      guard emit(result) else { return false }
    }
    return true
  }

  /// Waits for input, for results, and for workers that take too long.
  mutating func wait(at descriptor: Int32, _ work: (WorkItem) -> [UInt8]) throws(WorkerPool.Fault) {
    let busy = workers.filter { !$0.open.isEmpty }
    var states = busy.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    if waitsForInput { states.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    guard !states.isEmpty else { return }
    let count = poll(&states, nfds_t(states.count), busy.isEmpty ? -1 : 1000)
    guard count > 0 else { return try endSlow(work) }
    for (worker, state) in zip(busy, states) where state.revents != 0 {
      guard let (number, bytes) = worker.receive() else {
        try replace(worker, .crashed, work)
        continue
      }
      results[number] = bytes
      let done = worker.open.removeFirst()
      if done.block.content == .parts, done.block.count > usual { blocks[done.shared].shrink() }
      free.append(done.shared)
      worker.seen = nil
      falseStarts = 0
    }
  }

  /// Ends the workers that are at the same part for too long.
  private mutating func endSlow(_ work: (WorkItem) -> [UInt8]) throws(WorkerPool.Fault) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    for worker in workers {
      guard let open = worker.open.first else { continue }
      let part = blocks[open.shared].part
      if let seen = worker.seen, seen.part == part {
        if now.tv_sec - seen.time >= patience { try replace(worker, .tooSlow, work) }
      } else {
        worker.seen = (part, now.tv_sec)
      }
    }
  }

  /// Starts a new worker with the blocks of one that has ended, without the part that it was at.
  private mutating func replace(
    _ worker: WorkerProcess, _ fault: PartFault, _ work: (WorkItem) -> [UInt8]
  ) throws(WorkerPool.Fault) {
    worker.end()
    workers.removeAll { $0 === worker }
    try start(work)
    guard let new = workers.last else { throw .noWorker }
    for (index, open) in worker.open.enumerated() {
      var open = open
      let part = blocks[open.shared].part
      if index == 0 {
        let hasBegun = part >= open.block.first && open.faults[part] == nil
        falseStarts = hasBegun ? 0 : falseStarts + 1
        guard falseStarts < mostFalseStarts else { throw .noProgress }
        if hasBegun { open.faults[part] = fault }
      }
      // A block that was not begun may hold the number of a part of an earlier one.
      blocks[open.shared].part = -1
      // A new worker may end before it has all blocks. It is then replaced like any other.
      _ = new.send(open)
    }
  }
}

import CSandbox
import Glibc

/// A copy of this process that works on blocks. It is a process and not a thread, because a fault in it then costs one
/// part of a block and not the whole run.
final class WorkerProcess {
  let socket: Int32
  private let process: pid_t
  /// The blocks that the worker has and has not answered, in order.
  var open: [OpenBlock] = []
  /// The part at which the worker was seen last, and when.
  var seen: (part: Int, time: Int)?

  /// A block that waits for its result.
  struct OpenBlock {
    let number: Int
    let block: Block
    let shared: Int
    var faults: [Int: PartFault] = [:]
  }

  /// Starts a worker; `nil` if there can be no further process. The copy closes the sockets of the others: as long as
  /// one is open, a worker does not see the end of this process.
  init?(_ blocks: [SharedBlock], others: [WorkerProcess], _ work: (WorkItem) -> [UInt8]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    let process = facet_fork()
    if process == 0 {
      close(ends[0])
      for other in others { close(other.socket) }
      Self.serve(ends[1], blocks, work)
    }
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    socket = ends[0]
  }

  deinit {
    close(socket)
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  func end() {
    kill(process, SIGKILL)
  }

  /// Sends a block. Returns whether the worker is there.
  func send(_ open: OpenBlock) -> Bool {
    self.open.append(open)
    let faults = open.faults.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] }
    return Message.write(
      [open.number, open.shared, open.block.content.rawValue, open.block.count, open.block.first] + faults, to: socket)
  }

  /// Waits for the next result; `nil` if the worker has ended.
  func receive() -> (number: Int, bytes: [UInt8])? {
    guard let numbers = Message.read(from: socket), numbers.count == 2,
      let bytes = Message.bytes(numbers[1], from: socket)
    else { return nil }
    return (numbers[0], bytes)
  }

  /// Works until there are no more blocks.
  private static func serve(_ socket: Int32, _ blocks: [SharedBlock], _ work: (WorkItem) -> [UInt8]) -> Never {
    while let numbers = Message.read(from: socket), let content = Block.Content(rawValue: numbers[2]) {
      let shared = blocks[numbers[1]]
      let faults = stride(from: 5, to: numbers.count, by: 2).map { (numbers[$0], PartFault(rawValue: numbers[$0 + 1])) }
      let item = WorkItem(
        block: Block(content, count: numbers[3], first: numbers[4]),
        faults: Dictionary(faults, uniquingKeysWith: { $1 }).compactMapValues(\.self), shared: shared)
      let result = work(item)
      guard Message.write([numbers[0], result.count], result, to: socket) else { break }
    }
    _exit(0)
  }
}

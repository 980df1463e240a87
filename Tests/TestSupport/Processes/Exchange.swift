import Foundation

/// Writes the input of a program and reads its outputs at the same time, so that neither side waits for ever.
struct Exchange {
  private var input: ArraySlice<UInt8>
  private let stdin: Pipe
  private let outputs: [Pipe]
  private(set) var received: [[UInt8]]

  init(input: [UInt8], stdin: Pipe, outputs: [Pipe]) {
    self.input = input[...]
    self.stdin = stdin
    self.outputs = outputs
    received = outputs.map { _ in [] }
    // A program may end before it has read all its input.
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(stdin.writeEnd, F_SETFL, O_NONBLOCK)
    if input.isEmpty { stdin.closeWriteEnd() }
  }

  /// Runs until every output has ended; returns `false` when the deadline passes first.
  mutating func finish(by deadline: Deadline) -> Bool {
    while outputs.contains(where: { $0.readEnd >= 0 }) {
      // `poll` ignores a negative descriptor.
      var states = [pollfd(fd: stdin.writeEnd, events: Int16(POLLOUT), revents: 0)]
      states += outputs.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
      guard !deadline.hasPassed else { return false }
      _ = poll(&states, nfds_t(states.count), deadline.millisecondsLeft)
      if states[0].revents != 0 { feed() }
      for index in outputs.indices where states[index + 1].revents != 0 {
        receive(index)
      }
    }
    return true
  }

  private mutating func feed() {
    let count = input.withUnsafeBytes { write(stdin.writeEnd, $0.baseAddress, $0.count) }
    if count > 0 { input = input.dropFirst(count) }
    if input.isEmpty || count < 0 && errno != EAGAIN { stdin.closeWriteEnd() }
  }

  private mutating func receive(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(outputs[index].readEnd, &buffer, buffer.count)
    if count > 0 {
      received[index] += buffer.prefix(count)
    } else {
      outputs[index].closeReadEnd()
    }
  }
}

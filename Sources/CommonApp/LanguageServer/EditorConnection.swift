import AppRuntime
import Glibc
import LanguageServer
import Reporting
import Text

/// The connection to an editor: standard input and output.
struct EditorConnection {
  let console: Console

  /// The number of reads after which changed documents are linted although more input is waiting. An editor that never
  /// pauses sees findings, too.
  private static let mostReads = 64
  private static let chunk = 1 << 16

  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Answers until the editor ends the server. Returns the exit status.
  func serve(_ server: inout LanguageServer) -> Int32 {
    var reader = MessageReader()
    var reads = 0
    while true {
      var items: [MessageReader.Item] = []
      while let item = reader.next() { items.append(item) }
      if let status = send(server.handle(items), &server) { return status }
      if reads >= Self.mostReads || !hasInput(within: 0) {
        reads = 0
        if let status = send(server.settle(), &server) { return status }
      }
      reads += 1
      guard let bytes = read() else {
        // The findings of a text that came with the end of the input are still asked for.
        return send(server.settle(), &server) ?? ExitStatus.findings.rawValue
      }
      reader.append(bytes)
    }
  }

  /// Sends the answers. Returns the status to end with, if the server ends.
  private func send(_ outputs: [LanguageServer.Output], _ server: inout LanguageServer) -> Int32? {
    for output in outputs {
      let message: JSONOutput
      switch output {
      case .send(let answer): message = answer
      case .show(let order, let id): message = server.answer(id, show(order))
      case .exit(let status): return status
      }
      let bytes = Array(message.framed.utf8)
      guard console.hand(bytes[...]) else { return ExitStatus.findings.rawValue }
    }
    return nil
  }

  /// Asks the running programs for a facet. Returns the error if none shows it.
  private func show(_ order: ShowOrder) -> ResponseError? {
    do throws(RunningPrograms.Refusal) {
      try RunningPrograms(Surroundings().environment).show(ShowRequest(file: order.file, place: order.pointer))
      return nil
    } catch {
      switch error {
      case .noneRuns: return .failed("no facet is running that can be asked; open the file with 'facet' first")
      case .refused(let reason): return .failed(reason)
      }
    }
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, milliseconds) > 0
  }

  /// Waits for bytes of the editor; `nil` at their end.
  private func read() -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.chunk) { target, length in
        count = Glibc.read(STDIN_FILENO, target.baseAddress, target.count)
        length = max(0, count)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        _ = hasInput(within: -1)
        continue
      }
      return nil
    }
  }
}

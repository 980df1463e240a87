import CSandbox
import Glibc
import Pictures

/// The process that decodes pictures for another one, which holds the other end of the socket at descriptor 0.
package enum DecodingProcess {
  /// Locks this process in, sends its report, and answers jobs until the other process closes the socket. Returns the
  /// exit status.
  package static func run(libraries: LibraryNames = .usual) -> Int32 {
    guard let socket = JobSocket(STDIN_FILENO) else { return 64 }
    Sandbox.separate()
    // Each further arena would reserve 64 MB of the address space.
    _ = facet_limit_arenas()
    let worker = DecodingWorker(libraries)
    var report = worker.warmUp()
    let sandbox = Sandbox.lockIn()
    report.isFiltered = sandbox.isFiltered
    report.isLimited = sandbox.isLimited
    guard socket.send(report.message) else { return 74 }
    while let message = socket.receive(atMost: PictureJob.longestMessage) {
      guard let job = PictureJob(message: message[...]) else { return 65 }
      guard socket.send(worker.answer(job).message) else { return 74 }
      // The memory of a large picture goes back to the system.
      _ = malloc_trim(0)
    }
    return 0
  }
}

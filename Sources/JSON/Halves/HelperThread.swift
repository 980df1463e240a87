import Glibc

/// A thread that does one piece of work beside the thread that starts it.
package struct HelperThread: ~Copyable {
  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  private let thread: pthread_t

  /// Starts the thread; `nil` if the system gives none. The work may only share memory with other threads that it
  /// guards itself.
  package init?(_ work: @escaping () -> Void) {
    var thread = pthread_t()
    let passed = Unmanaged.passRetained(Work(work))
    let status = pthread_create(
      &thread, nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, passed.toOpaque())
    guard status == 0 else {
      passed.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the work is done.
  package consuming func join() {
    pthread_join(thread, nil)
  }

  /// Whether the machine has a second processor for such a thread, and memory without a limit. At a limit the heap of a
  /// thread cannot grow even a little, and the runtime crashes while it reports that.
  package static var isUseful: Bool {
    var limit = rlimit()
    let isLimited = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 && limit.rlim_cur != rlim_t.max
    return !isLimited && sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1
  }
}

import Glibc

/// Crashes on purpose at the next input, so that tests see the state of the terminal afterwards. FACET_CRASH names the
/// kind of crash.
enum Crash: String {
  case trap
  case illegal = "ILL"
  case breakpoint = "TRAP"
  case segmentation = "SEGV"
  case abort = "ABRT"

  init?(_ surroundings: Surroundings) {
    self.init(rawValue: surroundings.environment("FACET_CRASH") ?? "")
  }

  func strike() -> Never {
    switch self {
    case .trap: break
    case .illegal: raise(SIGILL)
    case .breakpoint: raise(SIGTRAP)
    // No memory is mapped at this address.
    case .segmentation: UnsafeMutableRawPointer(bitPattern: 16)?.storeBytes(of: 0, as: UInt8.self)
    case .abort: Glibc.abort()
    }
    fatalError("a crash on purpose")
  }
}

import Glibc

/// Dies on purpose when something happens on the screen, to see what is left of the terminal: FACET_CRASH names how.
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
    // Nothing is ever there.
    case .segmentation: UnsafeMutableRawPointer(bitPattern: 16)?.storeBytes(of: 0, as: UInt8.self)
    case .abort: Glibc.abort()
    }
    fatalError("a crash on purpose")
  }
}

import Foundation

/// What a program under test is told about the world: little, and the same everywhere.
public enum TestEnvironment {
  public static let minimal: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "HOME": "/nonexistent",
    "LC_ALL": "C.UTF-8",
    // The backtracer of a binary that crashes on purpose takes seconds, or hangs.
    "SWIFT_BACKTRACE": "enable=no",
  ]
}

import Foundation

/// The environment of programs under test: small, and equal on every machine.
public enum TestEnvironment {
  public static let minimal: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "HOME": "/nonexistent",
    "LC_ALL": "C.UTF-8",
    // Only tests of pictures load pictures, so that the others show where they fail.
    "FACET_PICTURES": "off",
    // Random keys must not open a real editor at a file of the repository.
    "EDITOR": "true",
    // The backtracer of a program that crashes on purpose takes seconds, or hangs.
    "SWIFT_BACKTRACE": "enable=no",
  ]
}

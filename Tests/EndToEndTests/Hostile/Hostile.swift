import Foundation
import TestSupport

/// Which program is tried, and how much it may take.
///
/// `swift test` tries the program it has just built, without optimisation. To hold the release to its promise:
///
///     swift build -c release
///     FACET_TO_TRY=$(swift build -c release --show-bin-path)/facet swift test --filter HostileTests
///
/// This prints what each run took as well: `hostile: <time> <memory> <command> <case>`.
enum Hostile {
  private static let release = ProcessInfo.processInfo.environment["FACET_TO_TRY"]

  static let program = release ?? Facet.path
  static let isRelease = release != nil

  static let longestTime: Duration = isRelease ? .seconds(1) : .seconds(15)
  static let mostMemory = isRelease ? 200_000_000 : 1_000_000_000
}

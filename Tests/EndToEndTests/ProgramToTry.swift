import Foundation

/// The program for tests that depend on its build. It is the debug program beside the tests, or the one that the
/// variable `FACET_TO_TRY` names, which `.ci/run` sets to the release.
enum ProgramToTry {
  private static let release = ProcessInfo.processInfo.environment["FACET_TO_TRY"]

  static let path = release ?? Facet.path
  static let isRelease = release != nil
}

import Foundation

/// The program that is tried where it matters how it was built: the one beside the tests, without optimisation, or with
/// `FACET_TO_TRY` the release, as `.ci/run` does.
enum ProgramToTry {
  private static let release = ProcessInfo.processInfo.environment["FACET_TO_TRY"]

  static let path = release ?? Facet.path
  static let isRelease = release != nil
}

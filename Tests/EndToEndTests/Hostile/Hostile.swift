/// The program that the hostile inputs are tried on, and its limits.
///
/// `swift test` runs the debug program, and makes most of the large inputs a twentieth as large. The release is allowed
/// a second and 200 MB for each input, as `.ci/run` checks:
///
///     FACET_TUNED=1 swift build -c release --scratch-path .build/tuned --disable-local-rpath
///     FACET_TO_TRY=$PWD/.build/tuned/release/facet swift test --filter HostileTests
///
/// Runs that came near a limit are printed: `hostile: <time>, <memory>: <command> <case>`.
enum Hostile {
  static let program = ProgramToTry.path
  static let isRelease = ProgramToTry.isRelease

  /// Returns the most processor time that a command may take. `open` prints the whole page without a terminal, which
  /// takes longer for large inputs.
  static func longestTime(of command: String?) -> Duration {
    isRelease ? .seconds(command == "open" ? 4 : 1) : .seconds(30)
  }
  static let mostMemory = 200_000_000

  /// Returns a count for a large input: all of it for the release, and a twentieth for the debug program.
  static func full(_ count: Int) -> Int {
    isRelease ? count : max(1, count / 20)
  }
}

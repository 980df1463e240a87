/// Which program is tried, and how much it may take.
///
/// `swift test` tries the program it has just built, without optimisation, and makes most of the large inputs a twentieth
/// as large. To hold the release to its promise, a second and 200 MB for each input, as `.ci/run` does:
///
///     FACET_TUNED=1 swift build -c release --scratch-path .build/tuned
///     FACET_TO_TRY=$PWD/.build/tuned/release/facet swift test --filter HostileTests
///
/// Runs that came near a limit are printed: `hostile: <time>, <memory>: <command> <case>`.
enum Hostile {
  static let program = ProgramToTry.path
  static let isRelease = ProgramToTry.isRelease

  /// A frame and a report are there at once; all of a page, which `open` prints where there is no terminal, takes
  /// longer the more there is of it.
  static func longestTime(of command: String?) -> Duration {
    isRelease ? .seconds(command == "open" ? 4 : 1) : .seconds(30)
  }
  static let mostMemory = 200_000_000

  /// How many of something a large input has.
  static func full(_ count: Int) -> Int {
    isRelease ? count : max(1, count / 20)
  }
}

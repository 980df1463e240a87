import TestSupport

/// All hostile inputs.
enum HostileTable {
  /// Inputs that are files in `Tests/Hostile`.
  static let files = encodings + syntax + cuts + noFeeds + faults + strings + references
  /// Inputs that the tests make when they need them, because together they have a hundred megabytes.
  static let large = largeTexts + largeLists + largeReferences

  static let all = files + large

  static let folder = Repository.path("Tests/Hostile")
}

import TestSupport

/// The wall: everything that files have been known, or can be imagined, to do to a reader.
enum HostileTable {
  /// Files in `Tests/Hostile`.
  static let files = encodings + syntax + cuts + noFeeds + faults + strings + references
  /// Made when they are needed: they have a hundred megabytes together.
  static let large = largeTexts + largeLists + largeReferences

  static let all = files + large

  static let folder = Repository.path("Tests/Hostile")
}

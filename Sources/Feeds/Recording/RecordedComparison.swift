/// What stood beside the first page of a session from its beginning.
public enum RecordedComparison: Hashable, Sendable {
  /// The page in another brand; with the files of one that was a folder.
  case brand(String, RecordedBrand?)
  /// The page in the other scheme.
  case scheme
  /// The page as a client of another version shows it.
  case version(String)
  /// The page as it was before.
  case former(RecordedPage)
}

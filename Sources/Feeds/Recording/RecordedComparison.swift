/// The comparison that was shown beside the first page of a session from its start.
public enum RecordedComparison: Hashable, Sendable {
  /// The page in another brand, with the files of the brand if it was a folder.
  case brand(String, RecordedBrand?)
  /// The page in the other scheme.
  case scheme
  /// The page as a client of another version shows it.
  case version(String)
  /// An earlier response for the page.
  case former(RecordedPage)
}

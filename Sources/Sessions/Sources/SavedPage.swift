/// A page of saved responses: the response it is read from, and which of its feeds it is.
struct SavedPage: Hashable {
  let name: String
  /// The operation that the feed answers; `nil` for the largest feed of the response.
  let operation: String?
}

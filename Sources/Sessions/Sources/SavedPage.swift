/// A page of saved responses: the response, and the feed in it.
struct SavedPage: Hashable {
  let name: String
  /// The operation that the feed answers; `nil` for the largest feed of the response.
  let operation: String?
}

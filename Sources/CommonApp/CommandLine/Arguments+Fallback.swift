extension Arguments {
  /// The one way there is to draw components whose ids are unknown.
  static let categoryFallback = "category"

  /// Whether plain components stand in for unknown ones.
  func drawsByCategory() throws(Failure) -> Bool {
    guard let word = self[.fallback] else { return false }
    guard word == Self.categoryFallback else {
      throw .usage("'\(word)' is no fallback; --fallback category draws unknown components by their category")
    }
    return true
  }
}

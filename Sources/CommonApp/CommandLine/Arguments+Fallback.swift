extension Arguments {
  /// The only value of `--fallback`: unknown components are drawn as the plain one of their category.
  static let categoryFallback = "category"

  /// Whether plain components replace unknown ones.
  func drawsByCategory() throws(Failure) -> Bool {
    guard let word = self[.fallback] else { return false }
    guard word == Self.categoryFallback else {
      throw .usage("'\(word)' is no fallback; --fallback category draws unknown components by their category")
    }
    return true
  }
}

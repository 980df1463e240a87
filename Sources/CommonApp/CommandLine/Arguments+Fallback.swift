import Reporting
import Sessions

extension Arguments {
  /// Whether plain components replace unknown ones.
  func drawsByCategory() throws(Failure) -> Bool {
    guard let word = self[.fallback] else { return false }
    guard word == AppSetup.categoryFallback else {
      throw .usage("'\(word)' is not a fallback; --fallback category draws unknown components by their category")
    }
    return true
  }
}

import Text
import Wording

/// The names of tokens or groups that refer to each other in a circle, in the order of the references.
struct ReferenceCycle {
  /// The greatest number of names that are written out.
  private static let most = 16

  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  func text(in words: Words) -> SafeText {
    let shown =
      names.count <= Self.most
      ? names : names.prefix(Self.most - 1) + [words.more(names.count - Self.most + 1).string]
    return SafeText((shown + names.prefix(1)).joined(separator: " → "))
  }
}

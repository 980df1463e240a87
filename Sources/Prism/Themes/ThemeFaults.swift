import JSON
import Text
import Wording

/// The faults of a brand besides the faults of its files.
struct ThemeFaults {
  private let set: TokenSet
  private let limit: Int
  private var found: [TokenError] = []
  private var count = 0

  init(_ set: TokenSet, limit: Int) {
    self.set = set
    self.limit = limit
  }

  var errors: TokenErrors { TokenErrors(found, count: count) }

  /// Reports a token that is missing in the file that it belongs in, unless the reason for its absence has been
  /// reported.
  mutating func add(missing path: String, _ type: TokenType, in file: String) {
    guard !set.isExplained(missing: path) else { return }
    note { $0.error(missing: path, type, in: file) }
  }

  mutating func add(at value: Value, _ phrase: (Words) -> SafeText) {
    note { TokenError(Message(phrase), at: $0.place(of: value)) }
  }

  mutating func add(at path: String, _ phrase: (Words) -> SafeText) {
    note { set in set.place(of: path).map { TokenError(Message(phrase), at: $0) } }
  }

  /// Looks for the place only within the limit.
  private mutating func note(_ error: (TokenSet) -> TokenError?) {
    count += 1
    if found.count < limit, let error = error(set) {
      found.append(error)
    }
  }
}

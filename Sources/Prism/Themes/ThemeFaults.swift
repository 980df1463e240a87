import JSON

/// What is wrong with a brand beyond what is wrong with its files.
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

  /// Says nothing where the cause has been said.
  mutating func add(missing path: String, _ type: TokenType) {
    guard !set.isExplained(missing: path) else { return }
    add { $0.error(missing: path, type) }
  }

  mutating func add(_ message: String, at value: Value) {
    add { TokenError(message, at: $0.place(of: value)) }
  }

  mutating func add(_ message: String, at path: String) {
    add { set in set.place(of: path).map { TokenError(message, at: $0) } }
  }

  /// A place has to be looked for: beyond the limit nobody does.
  private mutating func add(_ error: (TokenSet) -> TokenError?) {
    count += 1
    if found.count < limit, let error = error(set) {
      found.append(error)
    }
  }
}

import JSON

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

  /// Reports a missing token, unless the reason for its absence has been reported.
  mutating func add(missing path: String, _ type: TokenType) {
    guard !set.isReported(missing: path) else { return }
    add { $0.error(missing: path, type) }
  }

  mutating func add(_ message: String, at value: Value) {
    add { TokenError(message, at: $0.place(of: value)) }
  }

  mutating func add(_ message: String, at path: String) {
    add { set in set.place(of: path).map { TokenError(message, at: $0) } }
  }

  /// Adds an error. Beyond the limit it is only counted, because finding its position takes time.
  private mutating func add(_ error: (TokenSet) -> TokenError?) {
    count += 1
    if found.count < limit, let error = error(set) {
      found.append(error)
    }
  }
}

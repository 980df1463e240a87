/// All that is wrong with the files of a load, in the order of the files.
public struct TokenErrors: Error, Hashable, Sendable {
  public let errors: [TokenError]
  /// All of them, those beyond the limit included.
  public let count: Int

  public init(_ errors: [TokenError], count: Int? = nil) {
    self.errors = errors
    self.count = count ?? errors.count
  }
}

extension TokenErrors: CustomStringConvertible {
  /// A line each.
  public var description: String {
    let more = count > errors.count ? ["and \(count - errors.count) more"] : []
    return (errors.map(\.description) + more).joined(separator: "\n")
  }
}

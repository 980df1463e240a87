/// All that is wrong with the files of a load, in the order of the files.
public struct TokenErrors: Error, Hashable, Sendable {
  public let errors: [TokenError]
  /// All of them, those beyond the limit included.
  public let count: Int

  public init(_ errors: [TokenError], count: Int? = nil) {
    self.errors = errors
    self.count = count ?? errors.count
  }

  /// In the order of the files' names, each from its beginning to its end; what several loads have found once.
  public init(merging loads: [TokenErrors]) {
    var said: Set<TokenError> = []
    let errors = loads.flatMap(\.errors).filter { said.insert($0).inserted }
    let inOrder = errors.enumerated().sorted { left, right in
      let (one, other) = (left.element.place, right.element.place)
      return (one.file, one.location, left.offset) < (other.file, other.location, right.offset)
    }
    self.init(inOrder.map(\.element), count: loads.reduce(errors.count) { $0 + $1.count - $1.errors.count })
  }
}

extension TokenErrors: CustomStringConvertible {
  public var description: String { lines.joined(separator: "\n") }

  /// A line each, and one that counts the rest.
  public var lines: [String] {
    errors.map(\.description) + (count > errors.count ? ["and \(count - errors.count) more"] : [])
  }
}

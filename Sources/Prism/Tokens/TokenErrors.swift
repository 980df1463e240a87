/// The faults of all files of a load, in the order of the files.
public struct TokenErrors: Error, Hashable, Sendable {
  public let errors: [TokenError]
  /// The number of all faults, including those beyond the limit.
  public let count: Int

  public init(_ errors: [TokenError], count: Int? = nil) {
    self.errors = errors
    self.count = count ?? errors.count
  }

  /// Merges the faults of several loads, in the order of the files' names and positions. A fault that several loads
  /// found is kept once.
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

  /// A line for each error, and a line with the number of the others.
  public var lines: [String] {
    errors.map(\.description) + (count > errors.count ? ["and \(count - errors.count) more"] : [])
  }
}

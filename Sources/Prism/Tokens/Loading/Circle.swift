/// A circle of names, each of which leads to the next, and the last to the first.
struct Circle: CustomStringConvertible {
  /// The greatest number of names that are written out.
  private static let most = 16

  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  var description: String {
    let shown =
      names.count <= Self.most ? names : names.prefix(Self.most - 1) + ["(\(names.count - Self.most + 1) more)"]
    return (shown + names.prefix(1)).joined(separator: " → ")
  }
}

/// Things that lead back to the first of them, as a person follows them.
struct Circle: CustomStringConvertible {
  /// More than this many are not written out.
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

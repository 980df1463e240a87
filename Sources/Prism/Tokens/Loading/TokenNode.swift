import JSON

/// A group or a token, in its place in the tree.
struct TokenNode {
  let name: Symbol
  let parent: Int
  /// The length of its path.
  let pathBytes: Int
  /// Whether a group got it from another by `$extends`.
  let isInherited: Bool
  /// What is in a group, in the order in which it came.
  var children: [Int] = []
  var content: Content

  enum Content {
    case group
    /// The number of its definition.
    case token(Int)
  }

  var definition: Int? {
    switch content {
    case .group: nil
    case .token(let definition): definition
    }
  }
}

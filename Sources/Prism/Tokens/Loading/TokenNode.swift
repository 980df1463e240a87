import JSON

/// A group or a token in its place in the tree.
struct TokenNode {
  let name: Symbol
  let parent: Int
  /// The length of the path in bytes.
  let pathBytes: Int
  /// Whether a group has inherited the node by `$extends`.
  let isInherited: Bool
  /// The members of a group, in the order in which they were added.
  var children: [Int] = []
  var content: Content

  enum Content {
    case group
    /// A token, by the number of its definition.
    case token(Int)
  }

  var definition: Int? {
    switch content {
    case .group: nil
    case .token(let definition): definition
    }
  }
}

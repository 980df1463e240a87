import FacetModel
import TestSupport

/// A random tree, as a backend has it before writing it in a dialect.
struct RandomFacet {
  let id: String
  let component: String
  /// A click's action as JSON.
  let click: String?
  let children: [RandomFacet]

  /// All facets of the tree, children before their parents.
  var postOrder: [RandomFacet] { children.flatMap(\.postOrder) + [self] }

  var outline: String {
    children.isEmpty ? id : "\(id)(\(children.map(\.outline).joined(separator: " ")))"
  }

  /// The tree as mobile backends write it.
  var nested: String {
    #"{\#(members),"children":[\#(children.map(\.nested).joined(separator: ","))],"children_map":{}}"#
  }

  /// The tree as web backends write it: a flat list.
  var flat: String {
    postOrder.map { #"{\#($0.members),"childrenCount":\#($0.children.count),"childrenMap":[]}"# }
      .joined(separator: ",")
  }

  private var members: String {
    let events = click.map { #","events":{"click":\#($0)}"# } ?? ""
    return #""id":"\#(id)","component":{"id":"\#(component)","category":"any"}\#(events)"#
  }
}

/// Makes lists of random trees whose facets all have different ids.
struct Forest {
  private var random: SeededGenerator
  private var count = 0
  private let components: [String]
  private let clicks: [String]

  init(seed: UInt64, components: [String] = ["row.text"], clicks: [String] = []) {
    random = SeededGenerator(seed: seed)
    self.components = components
    self.clicks = clicks
  }

  mutating func grow(depth: Int = 5) -> [RandomFacet] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in tree(depth: depth) }
  }

  private mutating func tree(depth: Int) -> RandomFacet {
    count += 1
    let id = "f\(count)"
    let isLeaf = depth == 0 || Int.random(in: 0..<3, using: &random) == 0
    let click = Int.random(in: 0..<3, using: &random) == 0 ? clicks.randomElement(using: &random) : nil
    return RandomFacet(
      id: id, component: components.randomElement(using: &random) ?? "", click: click,
      children: isLeaf ? [] : grow(depth: depth - 1))
  }
}

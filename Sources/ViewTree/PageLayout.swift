import Drawing
import Prism

/// Lays out the nodes of a tree for one width, each when it is first asked for.
public struct PageLayout {
  public let tree: ViewTree
  public let width: Int
  private let views: any ViewMaking
  private let icons: IconSet
  private var blocks: [Int: Block] = [:]

  /// Free columns on both sides of the page.
  private static let margin = 2
  /// How far the children of a facet are moved in. Deeper ones stay where there is room for words.
  private static let indent = 2
  private static let deepestIndent = 4
  /// Laid-out nodes that are kept; a screen shows far fewer.
  private static let capacity = 2048

  public init(tree: ViewTree, width: Int, views: any ViewMaking, icons: IconSet = IconSet()) {
    self.tree = tree
    self.width = width
    self.views = views
    self.icons = icons
  }

  public var nodeCount: Int { tree.nodes.count }

  /// The same page for another width.
  func resized(to width: Int) -> PageLayout {
    PageLayout(tree: tree, width: width, views: views, icons: icons)
  }

  /// The block of a node at its place across the page, with the room above it.
  public mutating func block(at index: Int) -> Block {
    if let block = blocks[index] { return block }
    let block = layOut(at: index)
    if blocks.count >= Self.capacity {
      blocks.removeAll(keepingCapacity: true)
    }
    blocks[index] = block
    return block
  }

  private func layOut(at index: Int) -> Block {
    let node = tree.nodes[index]
    let view = views.view(for: node.facet)
    let margin = width > 4 * Self.margin ? Self.margin : 0
    let indent = min(node.level, Self.deepestIndent) * Self.indent
    let left = width - 2 * margin - indent > 8 ? margin + indent : margin
    let block = view.layout(in: Proposal(width: max(0, width - left - margin), icons: icons))
    guard block.size.height > 0 else { return .empty }
    return block.padded(Edges(top: isCloseToPrevious(index, view) ? 0 : 1, left: left))
  }

  private func isCloseToPrevious(_ index: Int, _ view: any FacetView) -> Bool {
    guard index > 0 else { return true }
    let previous = tree.nodes[index - 1]
    return view.isCompact && previous.level <= tree.nodes[index].level && views.view(for: previous.facet).isCompact
  }
}

/// Sibling facets: the children of a facet, or the facets of a list.
public struct FacetList: RandomAccessCollection {
  let tree: FacetTree
  let range: Range<Int>

  public var startIndex: Int { 0 }
  public var endIndex: Int { range.count }

  public subscript(position: Int) -> Facet {
    tree[Int(tree.order[range.lowerBound + position])]
  }
}

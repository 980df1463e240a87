/// Two viewports that show one page in two ways.
extension Viewport {
  /// What somebody has done to the page that is shown in the other one.
  public mutating func take(_ state: PageState) {
    withLayout { $0.setState(state) }
  }

  /// Brings into the row of the screen in which the other one has it what has the focus there, or else the first that is
  /// here as well. `nodes` are the numbers of this page's nodes by facet; `counterpart` says what a facet of the other
  /// page is here. The result says how many rows it stands too high all the same, since no page moves past its ends.
  public mutating func keepUp(
    with other: Viewport, focus: FocusTarget?, nodes: [Int32], counterpart: (Int) -> Int?
  ) -> Int {
    if let focus, other.isInSight(focus), let theirs = other.target(focus), let row = other.row(ofNode: theirs.node),
      let ours = counterpart(focus.facet).flatMap({ target(ofFacet: $0) })
    {
      // This one may be less high: the focus is to be seen here as well.
      let seen = max(0, min(row + theirs.rect.y, height - ours.rect.height))
      return stand(ours.node, atRow: seen - ours.rect.y)
    }
    var layout = layout
    guard let anchor = other.anchor(in: &layout, nodes, following: counterpart) else {
      scrollToTop()
      return 0
    }
    replace(layout)
    return stand(anchor.node, atRow: anchor.row)
  }

  private mutating func stand(_ node: Int, atRow row: Int) -> Int {
    place(node, atRow: row)
    return self.row(ofNode: withLayout { $0.leader(of: node) }).map { row - $0 } ?? 0
  }
}

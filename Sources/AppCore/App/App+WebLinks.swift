import Drawing
import Pages

extension App {
  /// The links to the open web that are on the screen, with their places. While a panel or another page is in front,
  /// there are none.
  package var webLinks: [HTMLLink] {
    guard case .browsing = open.mode, open.comparisonPane == nil, !split.hidesPage,
      !SmallScreen.isTooSmall(screen.size), let page = history.current.page
    else { return [] }
    return page.page.webLinks(of: placedFacets, in: pageArea)
  }
}

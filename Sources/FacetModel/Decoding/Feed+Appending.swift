extension Feed {
  /// Returns this page and the page after it as one feed.
  public func appending(_ page: Feed) -> Feed {
    FeedJoiner(numbered(by: page.document.interner), page).joined()
  }

  /// Returns this page joined with the page that a click on one of its facets has loaded, in the section of that facet.
  public func appending(_ page: Feed, loadedBy identity: Identity) -> Feed {
    let first = numbered(by: page.document.interner)
    guard let loader = first.facet(identity) else { return self }
    return FeedJoiner(first, page, loader: loader).joined()
  }
}

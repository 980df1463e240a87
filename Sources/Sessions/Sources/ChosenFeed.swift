import FacetModel

/// A feed of a file, and the names of the others in the file.
package struct ChosenFeed {
  package let feed: Feed
  /// The name by which the feed is chosen; `nil` for a feed without one.
  package let name: String?
  package let others: [String]

  init(_ feed: Feed) {
    self.feed = feed
    name = feed.operation
    others = feed.others.map(\.name)
  }

  /// The feed of a response among others.
  init(_ feed: Feed, _ names: [String], _ number: Int) {
    self.feed = feed
    name = names[number]
    others = Array(names[..<number] + names[(number + 1)...])
  }
}

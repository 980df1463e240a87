import FacetModel
import JSON

/// Checks the shape of a feed: every facet is in the tree once, has an identity of its own, and is shown or left out.
struct FeedCheck {
  private let feed: Feed
  private var seen: Set<Int> = []
  private var identities: Set<[UInt8]> = []
  private var reading = FacetReading()

  static func run(_ feed: Feed) {
    var check = FeedCheck(feed)
    check.run()
  }

  private init(_ feed: Feed) {
    self.feed = feed
  }

  private mutating func run() {
    readPage()
    walk(feed.header, parent: nil)
    for section in feed.sections {
      reading.note(section.id)
      reading.read(section.layout)
      reading.read(section.style)
      for list in [section.header, section.body, section.footer] {
        walk(list, parent: nil)
      }
    }
    walk(feed.footer, parent: nil)
    demand(seen.count == feed.facetCount, "\(feed.facetCount) facets, of which \(seen.count) can be reached")
    AdmissionCheck(feed).run()
    reading.checkTexts()
  }

  private mutating func readPage() {
    if let next = feed.page.next {
      reading.read(next)
    }
    for action in feed.page.onLoad {
      reading.read(action)
    }
    reading.read(feed.style)
    reading.read(feed.custom)
  }

  private mutating func walk(_ list: FacetList, parent: Facet?) {
    for facet in list {
      demand(seen.insert(facet.index).inserted, "a facet is in the tree twice")
      demand(facet.parent?.index == parent?.index, "a facet does not know its parent")
      demand(facet.index < parent?.index ?? .max, "a child comes after its parent")
      demand(identities.insert(Array(facet.identity.description.utf8)).inserted, "two facets have one identity")
      demand(facet.source.kind == .object, "a facet is not an object")
      reading.read(facet)
      walk(facet.children, parent: facet)
    }
  }
}

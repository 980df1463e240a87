import FacetModel
import Feeds
import JSON

/// Reads a file into a feed like the app, with `logging` checked but not decoded, and then reads the texts.
struct FacetReading {
  func checksum(of file: String) throws -> Checksum {
    let limits = FeedLimits()
    let bytes = try FileReader.read(file, limit: limits.reading.bytes)
    let feed = try FeedDecoder(interner: .forFeeds(), limits: limits).decode(bytes)
    var sum = Checksum()
    for index in 0..<feed.tree.count {
      add(feed.tree[index], to: &sum)
    }
    return sum
  }

  private func add(_ facet: Facet, to sum: inout Checksum) {
    sum.add(facet.id)
    sum.add(facet.text.title)
    sum.add(facet.text.description)
    let images = facet.images
    for image in [images.main, images.icon, images.background, images.accessory] {
      sum.add(image?.uri)
    }
    for (_, image) in images.custom {
      sum.add(image.uri)
    }
    if case .navigate(let navigation)? = facet.events.click {
      sum.add(navigation.uri)
    }
  }
}

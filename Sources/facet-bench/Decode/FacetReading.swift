import FacetModel
import Feeds
import JSON

/// Reads a file into a feed like the app, with `logging` checked but not decoded, and then reads the texts where they
/// stand. The program of simdjson reads its texts in place, too.
struct FacetReading {
  private var limits = FeedLimits()

  /// Reads with one thread, for those who compare what one thread does.
  static var alone: FacetReading {
    var reading = FacetReading()
    reading.limits.reading.sharedBytes = .max
    return reading
  }

  func checksum(of file: String) throws -> Checksum {
    let bytes = try FileReader.read(file, limit: limits.reading.bytes)
    let feed = try FeedDecoder(interner: .forFeeds(), limits: limits).decode(bytes)
    var sum = Checksum()
    for index in 0..<feed.tree.count {
      add(feed.tree[index], to: &sum)
    }
    return sum
  }

  private func add(_ facet: Facet, to sum: inout Checksum) {
    sum.add(facet.source[.id])
    if let text = facet.text.value {
      sum.add(text[.title])
      sum.add(text[.description])
    }
    if let images = facet.images.value {
      for slot: WireKey in [.main, .icon, .background, .accessory] {
        sum.add(images[slot]?[.uri])
      }
      if let custom = images[.custom] {
        for (_, image) in custom.members { sum.add(image[.uri]) }
      }
    }
    sum.add(facet.events.value?[.click]?[.data]?[.uri])
  }
}

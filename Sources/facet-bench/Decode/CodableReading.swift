import Foundation

/// Reads with Foundation's `JSONDecoder` into structs, as most Swift programs would.
struct CodableReading {
  func checksum(of file: String) throws -> Checksum {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let feed = try JSONDecoder().decode(CodableFeed.self, from: data)
    var sum = Checksum()
    Self.add(feed.header, to: &sum)
    for section in feed.body {
      Self.add(section.header, to: &sum)
      Self.add(section.body, to: &sum)
      Self.add(section.footer, to: &sum)
    }
    Self.add(feed.footer, to: &sum)
    return sum
  }

  private static func add(_ facets: [CodableFacet], to sum: inout Checksum) {
    for facet in facets {
      sum.add(facet.id)
      sum.add(facet.text?.title)
      sum.add(facet.text?.description)
      if let images = facet.images {
        for image in [images.main, images.icon, images.background, images.accessory] {
          sum.add(image?.uri)
        }
        for image in (images.custom ?? [:]).values {
          sum.add(image.uri)
        }
      }
      sum.add(facet.events?.click?.data?["uri"]?.string)
      add(facet.children, to: &sum)
    }
  }
}

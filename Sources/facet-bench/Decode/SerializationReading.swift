import Foundation

/// Reads with Foundation's `JSONSerialization` and walks the dictionaries.
struct SerializationReading {
  private typealias Object = [String: Any]

  func checksum(of file: String) throws -> Checksum {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let feed = try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
    var sum = Checksum()
    Self.add(feed["header"], to: &sum)
    for section in feed["body"] as? [Object] ?? [] {
      Self.add(section["header"], to: &sum)
      Self.add(section["body"], to: &sum)
      Self.add(section["footer"], to: &sum)
    }
    Self.add(feed["footer"], to: &sum)
    return sum
  }

  private static func add(_ facets: Any?, to sum: inout Checksum) {
    for facet in facets as? [Object] ?? [] {
      sum.add(facet["id"] as? String)
      if let text = facet["text"] as? Object {
        sum.add(text["title"] as? String)
        sum.add(text["description"] as? String)
      }
      if let images = facet["images"] as? Object {
        for place in ["main", "icon", "background", "accessory"] {
          addURI(of: images[place], to: &sum)
        }
        for image in (images["custom"] as? Object ?? [:]).values {
          addURI(of: image, to: &sum)
        }
      }
      let click = (facet["events"] as? Object)?["click"] as? Object
      addURI(of: click?["data"], to: &sum)
      add(facet["children"], to: &sum)
    }
  }

  private static func addURI(of object: Any?, to sum: inout Checksum) {
    sum.add((object as? Object)?["uri"] as? String)
  }
}

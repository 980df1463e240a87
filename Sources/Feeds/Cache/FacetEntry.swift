import FacetModel
import JSON

/// A facet in the list of the cache: its place on its page and its content.
struct FacetEntry {
  let id: String
  let component: String
  let section: String
  /// The hash of the facet's place, the same in every answer to one request.
  let place: Int
  /// The hash of the facet's content, which changes with its texts or look.
  let hash: Int
  /// The facet as JSON without its children and logging; empty if that is too large.
  let json: [UInt8]

  /// The longest name in bytes. Facets with longer ids, sections or components are not listed.
  static let longestName = 512
  private static let mostJSON = 32_768
  /// The approximate size of a row without its texts, in bytes.
  private static let rowSize = 64

  /// The approximate size of the entry in the file, without its texts.
  var size: Int { Self.rowSize + id.utf8.count + component.utf8.count + section.utf8.count + json.count }

  init(_ facet: Facet, id: String, section: String, place: UInt64) {
    self.id = id
    self.section = section
    let reference = facet.component
    component = reference.id
    self.place = ContentHash(after: place).number
    var content = ContentHash()
    var json: [UInt8] = []
    json += #"{"id":"#.utf8
    Value.quote(id, to: &json)
    json += #","component":{"id":"#.utf8
    Value.quote(reference.id, to: &json)
    json += #","category":"#.utf8
    Value.quote(reference.category, to: &json)
    json.append(UInt8(ascii: "}"))
    json.withUnsafeBufferPointer { content.take($0) }
    var fits = true
    for (name, value) in facet.ownParts {
      guard let part = value.written(limit: Self.mostJSON) else {
        fits = false
        value.document.bytes.withUnsafeBytes(in: value.range) { content.take($0) }
        continue
      }
      part.withUnsafeBufferPointer { content.take($0) }
      if json.count + part.count > Self.mostJSON { fits = false }
      guard fits else { continue }
      json += ",\"".utf8
      name.withUTF8Buffer { json += $0 }
      json += "\":".utf8
      json += part
    }
    json.append(UInt8(ascii: "}"))
    hash = content.number
    self.json = fits ? json : []
  }
}

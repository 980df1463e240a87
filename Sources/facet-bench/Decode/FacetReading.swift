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
    let keys = TextKeys()
    var sum = Checksum()
    for index in 0..<feed.tree.count {
      feed.tree.fetchFacet(index + 1)
      let facet = feed.tree[index].source
      FacetTexts(document: facet.document, keys: keys).add(facet.place, to: &sum)
    }
    return sum
  }
}

/// The texts of the facets of a document. They are found by places, as in all code that walks over a whole feed.
private struct FacetTexts {
  let document: Document
  let keys: TextKeys

  func add(_ facet: Value.Place, to sum: inout Checksum) {
    add(keys.id, of: facet, to: &sum)
    if let text = member(keys.text, of: facet) {
      add(keys.title, of: text, to: &sum)
      add(keys.description, of: text, to: &sum)
    }
    if let images = member(keys.images, of: facet) {
      addImage(keys.main, of: images, to: &sum)
      addImage(keys.icon, of: images, to: &sum)
      addImage(keys.background, of: images, to: &sum)
      addImage(keys.accessory, of: images, to: &sum)
      if let custom = member(keys.custom, of: images) {
        document.forEachMember(of: custom) { _, image in add(keys.uri, of: image, to: &sum) }
      }
    }
    if let events = member(keys.events, of: facet), let click = member(keys.click, of: events),
      let data = member(keys.data, of: click)
    {
      add(keys.uri, of: data, to: &sum)
    }
  }

  private func addImage(_ slot: TextKeys.Key, of images: Value.Place, to sum: inout Checksum) {
    if let image = member(slot, of: images) { add(keys.uri, of: image, to: &sum) }
  }

  private func add(_ key: TextKeys.Key, of object: Value.Place, to sum: inout Checksum) {
    guard let text = member(key, of: object) else { return }
    if document.withPlainText(at: text, { sum.add($0) }) == nil { sum.add(document.value(at: text)) }
  }

  private func member(_ key: TextKeys.Key, of object: Value.Place) -> Value.Place? {
    document.member(key.snake, or: key.camel, at: object)
  }
}

/// The numbers of the keys, looked up once.
private struct TextKeys {
  typealias Key = (snake: Symbol, camel: Symbol)

  let id = key(.id), text = key(.text), title = key(.title), description = key(.description)
  let images = key(.images), main = key(.main), icon = key(.icon), background = key(.background)
  let accessory = key(.accessory), custom = key(.custom), uri = key(.uri)
  let events = key(.events), click = key(.click), data = key(.data)

  private static func key(_ key: WireKey) -> Key { WireVocabulary.shared.symbols(of: key) }
}

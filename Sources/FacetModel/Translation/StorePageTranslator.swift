import JSON
import Wording

/// A translator of a store's page, which backends send without facets, into a feed. It has the store's header, facts,
/// menu, carousels, lists of items, disclaimers, and a dialog shown on arrival.
///
/// Every part is optional. A part that is missing or of a wrong type is left out by itself.
struct StorePageTranslator {
  let page: Value
  var reader: SourceReader
  let writer: TranslationWriter
  let header: Value?
  /// The store's id, for the addresses of its items.
  let storeID: String?
  /// The lists of items that are not empty.
  let lists: [ItemList]

  /// The language of the titles that the page does not bring.
  let words: Words

  init(_ page: Value, cache: Value?, words: Words) {
    self.words = words
    var reader = SourceReader(page, cache: cache)
    self.page = page
    header = reader.object(page[.storeHeader])
    storeID = reader.identifier("id", of: header)
    lists = ItemList.all(of: page, &reader)
    self.reader = reader
    writer = TranslationWriter(of: page)
  }

  /// Returns the document with the feed, and whether some of it was left out.
  mutating func translated() throws(SyntaxError) -> (document: Document, isCut: Bool) {
    writer.beginObject(of: page)
    writeHeader()
    writer.beginList("body")
    writeInformation()
    writeMenu()
    writeCarousels()
    writeItemLists()
    writeDisclaimers()
    writer.end()
    writePopup()
    let isCut = !hasRoom
    return (try writer.document(), isCut)
  }

  /// Returns the number of items that a page shows, counted without translating it.
  static func itemCount(of page: Value, cache: Value?) -> Int {
    var reader = SourceReader(page, cache: cache)
    var count = 0
    for key in [WireKey.itemLists, .carousels] {
      for element in reader.resolved(page[key])?.elements.map({ $0 }) ?? [] where !reader.isExhausted {
        let list = reader.object(element)
        if let items = reader.list("items", of: list) { count += reader.countObjects(in: items) }
      }
    }
    return count
  }

  /// Whether there is room for another part.
  var hasRoom: Bool { !writer.isFull && !reader.isExhausted }
}

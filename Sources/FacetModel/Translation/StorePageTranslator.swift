import JSON
import Wording

/// Makes a feed of a store's page, which backends answer without facets: the store's header, what there is to know, the
/// menu, carousels, lists of items, disclaimers, and a dialog on arrival.
///
/// Every part is optional; what is missing or of a wrong type costs that part alone.
struct StorePageTranslator {
  let page: Value
  var reader: SourceReader
  let writer: TranslationWriter
  let header: Value?
  /// The store's id, for the addresses of its items.
  let storeID: String?
  /// The lists of items that have something to show.
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

  /// The document that holds the feed, and whether something had to be left out.
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

  /// The number of items that a page shows, counted without translating it.
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

  /// Whether there is room for one part more.
  var hasRoom: Bool { !writer.isFull && !reader.isExhausted }
}

import JSON

extension FeedBuilder {
  /// Reads a page without facets by translating it.
  mutating func translateStorePage(_ page: Value, cache: Value?, operation: String?) throws(SyntaxError) {
    let name = operation.map { quoted(clipped($0, to: 60)) } ?? "this"
    tree.diagnose(.translated, at: page, "\(name) is a store's page without facets; a translation of it is shown")
    var translator = StorePageTranslator(page, cache: cache)
    let (document, isCut) = try translator.translated()
    if isCut {
      tree.diagnose(
        .tooManyFacets, at: page, "its references repeat so much that this page is too large; the rest is left out")
    }
    translatedPage = document.root
    readPage(document.root)
    readSections(document.root[.body])
  }

  /// Translates the filters beside a list of facets into a carousel.
  mutating func translateFilters(of holder: Value, cache: Value?) {
    var translator = RetailFilterTranslator(holder, cache: cache)
    guard let document = try? translator.translated() else { return }
    tree.diagnose(.translated, at: holder, "the filters beside this list are shown as a carousel of filters")
    filters = document.root
  }
}

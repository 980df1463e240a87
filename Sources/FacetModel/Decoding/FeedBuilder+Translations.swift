import JSON
import Wording
import Text

extension FeedBuilder {
  /// Reads a page without facets as the translation of it.
  mutating func translateStorePage(
    _ page: Value, cache: Value?, operation: String?, words: Words
  ) throws(SyntaxError) {
    let name = operation.map { quoted(clipped($0, to: 60)) } ?? "this"
    tree.diagnose(.translated, at: page, "\(name) is a store's page without facets; a translation of it is shown")
    var translator = StorePageTranslator(page, cache: cache, words: words)
    let (document, isCut) = try translator.translated()
    note(translator.reader.broken)
    if isCut {
      tree.diagnose(
        .tooManyFacets, at: page, "repeated references make this page too large; the rest is left out")
    }
    translatedPage = document.root
    readPage(document.root)
    readSections(document.root[.body])
  }

  /// Translates the filters beside a list of facets into a carousel.
  mutating func translateFilters(of holder: Value, cache: Value?, words: Words) {
    var translator = RetailFilterTranslator(holder, cache: cache, words: words)
    let document = try? translator.translated()
    note(translator.reader.broken)
    guard let document else { return }
    tree.diagnose(.translated, at: holder, "the filters beside this list are shown as a carousel of filters")
    filters = document.root
  }

  private mutating func note(_ broken: [(value: Value, trouble: References.Trouble)]) {
    for (value, trouble) in broken { tree.diagnose(trouble, at: value) }
  }
}

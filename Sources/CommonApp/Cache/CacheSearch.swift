import FacetModel
import Feeds
import JSON

/// A search through all that is kept. No server is asked.
struct CacheSearch {
  let program: Program
  let cache: ResponseCache

  func found(_ words: String) throws(CacheFault) -> FoundFacets {
    listOldAnswers()
    return try cache.find(words)
  }

  func history(of id: String) throws(CacheFault) -> FacetHistory {
    listOldAnswers()
    return FacetHistory(try cache.history(of: id))
  }

  /// Lists the facets of answers from before facets were listed. Where nothing can be written, they are not found.
  private func listOldAnswers() {
    try? cache.listUnlisted { body in
      let feed = try? program.context.decodeFeed(body, name: "", interner: .forFeeds())
      return feed.map { FacetListing($0, texts: program.context.texts(brand: nil)) }
    }
  }
}

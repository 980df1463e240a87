import FacetModel
import Feeds
import JSON

/// A search through the whole cache, without asking a server.
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

  /// Lists the facets of responses kept before facets were listed. In a cache that cannot be written they stay unlisted
  /// and are not found.
  private func listOldAnswers() {
    try? cache.listUnlisted { body in
      let feed = try? program.context.decodeFeed(body, name: "", interner: .forFeeds())
      return feed.map { FacetListing($0, texts: program.context.texts(brand: nil)) }
    }
  }
}

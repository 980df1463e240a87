import FacetModel
import Feeds
import Pages
import Reporting
import Text

/// Searching everything that was ever seen, when no server is asked.
extension HTTPSource {
  /// Answers a search, or a link on a page of results; `nil` for all other requests. `search` is the query of the page
  /// that asks.
  mutating func answerFromSeen(
    _ request: FeedRequest, on search: String?, _ brand: String
  ) throws(Failure) -> LoadedPage? {
    guard keeper.use == .only else { return nil }
    switch (request, search) {
    case (.find(let words), _): return try found(words, brand)
    case (.again, let words?): return try found(words, brand)
    case (.open(let uri), _?): return try seen(uri, brand)
    default: return nil
    }
  }

  private mutating func found(_ words: String, _ brand: String) throws(Failure) -> LoadedPage {
    guard let found = keeper.find(words, askers: askers(brand)) else { throw nothingKept(home) }
    let (keeper, wording) = (keeper, context.words)
    let text = FoundPage(query: words, found: found, words: wording) { keeper.age(since: $0, in: wording) }.text
    var page = HTTPPage(pages[0].asked)
    page.search = words
    let feed = try context.decodeFeed(text, name: page.name.string, interner: names.interner)
    let number = pages.firstIndex { $0.isSame(as: page) } ?? pages.count
    if number == pages.count { pages.append(page) }
    return LoadedPage(feed: feed, title: "“\(words)”", number: number)
  }

  /// The page that holds a found facet.
  private mutating func seen(_ link: String, _ brand: String) throws(Failure) -> LoadedPage {
    guard let number = FoundPage.answer(of: link), let kept = keeper.answer(number, askers: askers(brand)) else {
      throw nothingKept(home)
    }
    news.append(.failed(reason: context.words.offline(keeper.age(of: kept, in: context.words))))
    return try page(HTTPQuestion(kept: kept.address), kept.body, from: kept.address)
  }

  /// The identities whose responses are searched: those with the headers for the home origin, and for others. Responses
  /// for another account are not found.
  private func askers(_ brand: String) -> [[UInt8]] {
    let usual = headers.headers(for: brand)
    let address = pages[0].asked
    return [settings.headers(usual, for: address), usual].map {
      RequestKey(address, headers: $0, brand: brand).asker
    }
  }
}

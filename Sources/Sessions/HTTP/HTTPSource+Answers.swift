import AppCore
import FacetModel
import Feeds
import JSON
import Pages
import Reporting
import Text

/// Making pages and events from the responses of servers.
extension HTTPSource {
  package mutating func event(for outcome: HTTPOutcome) -> Event? {
    guard let request = open.removeValue(forKey: outcome.id) else { return nil }
    let event = event(for: request, outcome)
    noteEnd(of: request, outcome, event)
    return event
  }

  private mutating func event(for request: HTTPRequest, _ outcome: HTTPOutcome) -> Event? {
    switch request.purpose {
    case .doubt: return settle(request, outcome.result)
    case .prefetch:
      _ = try? page(request, outcome.result)
      return nil
    case .answer: break
    }
    do throws(Failure) {
      return .loaded(try page(request, outcome.result), id: outcome.id)
    } catch {
      lastFailure = error
      return .notLoaded(reason: request.question.withoutName(error.message.text(in: context.words)), id: outcome.id)
    }
  }

  /// The first page from the cache.
  package mutating func keptEntry(brand: String) throws(Failure) -> LoadedPage? {
    try kept(home, key(of: home, brand), brand: brand)
  }

  /// The first page, from the cache or by waiting for the server.
  package mutating func entry(brand: String) throws(Failure) -> LoadedPage {
    if let page = try keptEntry(brand: brand) { return page }
    let (request, result) = try fetch(home, key(of: home, brand), brand: brand)
    return try page(request, result)
  }

  /// The bytes at the address, from the cache or by waiting for the server.
  package mutating func bytes(brand: String) throws(Failure) -> ByteBuffer {
    let key = key(of: home, brand)
    if keeper.use == .only {
      guard let kept = keeper.answer(to: key) else { throw nothingKept(home) }
      return kept.body
    }
    let (request, result) = try fetch(home, key, brand: brand)
    return try response(request, result).body
  }

  private mutating func fetch(
    _ question: HTTPQuestion, _ key: RequestKey, brand: String
  ) throws(Failure) -> (HTTPRequest, Result<HTTPResponse, HTTPFault>) {
    let id = nextOwnRequest()
    try ask(question, key, id: id, brand: brand)
    guard let request = open.removeValue(forKey: id), let outcome = waitForOutcome(of: id) else {
      throw failure(question, context.words.noAnswer)
    }
    noteEnd(of: request, outcome, nil)
    return (request, outcome.result)
  }

  package mutating func page(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, HTTPFault>
  ) throws(Failure) -> LoadedPage {
    let response = try response(request, result)
    let page = try page(request.question, response.body, from: response.address)
    // Only feeds are kept.
    if response.status == 304 {
      keeper.confirm(request.key)
    } else {
      unkept.append(Unkept(response: response, key: request.key, feed: page.feed, brand: request.brand))
    }
    return page
  }

  /// The response of the server, or the kept one if the server confirms it.
  private func response(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, HTTPFault>
  ) throws(Failure) -> HTTPResponse {
    switch result {
    case .failure(let fault): throw failure(request.question, fault.reason(in: context.words))
    case .success(let response):
      if response.status == 304, let kept = request.kept, !request.validators.isEmpty {
        return HTTPResponse(kept)
      }
      if let problem = HTTPAnswer(
        response: response, secrets: context.secrets, words: context.words
      ).problem {
        throw failure(request.question, problem)
      }
      return response
    }
  }

  /// Makes the page and records its address as the base of its links.
  mutating func page(
    _ question: HTTPQuestion, _ body: ByteBuffer, from address: URIReference
  ) throws(Failure) -> LoadedPage {
    // The address in the cache has no user name.
    let address = address.withUser(of: question.address)
    var page = HTTPPage(
      question.address, base: address, operation: question.operation, posted: question.posted)
    let number = question.number ?? pages.firstIndex { $0.isSame(as: page) } ?? pages.count
    let isKnown = pages.indices.contains(number)
    let feed = try context.decodeFeed(
      body, name: page.name.string, interner: names.interner, operation: question.operation,
      likely: isKnown ? pages[number].shownOperation : nil)
    renewed[number] = nil
    page.shownOperation = feed.operation
    if isKnown {
      pages[number].base = address
      if pages[number].shownOperation == nil { pages[number].shownOperation = feed.operation }
    } else {
      pages.append(page)
    }
    let title = page.operation.map { SafeText($0) } ?? page.title
    return LoadedPage(feed: feed, title: title, number: number)
  }
}

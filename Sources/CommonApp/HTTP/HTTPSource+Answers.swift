import FacetModel
import Feeds
import JSON
import Text

/// What servers say, and what becomes of it.
extension HTTPSource {
  mutating func event(for outcome: HTTPOutcome) -> Event? {
    guard let request = open.removeValue(forKey: outcome.id) else { return nil }
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
      return .notLoaded(reason: request.question.withoutName(error.message.text(in: program.words)), id: outcome.id)
    }
  }

  /// The first page, if it is there.
  mutating func keptEntry(brand: String) throws(Failure) -> LoadedPage? {
    try kept(home, key(of: home, brand), brand: brand)
  }

  /// The first page: kept, or waited for.
  mutating func entry(brand: String) throws(Failure) -> LoadedPage {
    if let page = try keptEntry(brand: brand) { return page }
    let (request, result) = try fetch(home, key(of: home, brand), brand: brand)
    return try page(request, result)
  }

  /// What stands at the address, whatever it is, kept or waited for.
  mutating func bytes(brand: String) throws(Failure) -> ByteBuffer {
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
      throw failure(question, program.words.noAnswer)
    }
    return (request, outcome.result)
  }

  mutating func page(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, HTTPFault>
  ) throws(Failure) -> LoadedPage {
    let response = try response(request, result)
    let page = try page(request.question, response.body, from: response.address)
    // Only what is a feed is worth keeping.
    if response.status == 304 {
      keeper.confirm(request.key)
    } else {
      unkept.append(Unkept(response: response, key: request.key, feed: page.feed, brand: request.brand))
    }
    return page
  }

  /// What the server has said, or, where it says that nothing is new, what it said before.
  private func response(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, HTTPFault>
  ) throws(Failure) -> HTTPResponse {
    switch result {
    case .failure(let fault): throw failure(request.question, fault.reason(in: program.words))
    case .success(let response):
      if response.status == 304, let kept = request.kept, !request.validators.isEmpty {
        return HTTPResponse(kept)
      }
      if let problem = HTTPAnswer(
        response: response, secrets: program.console.secrets, words: program.words
      ).problem {
        throw failure(request.question, problem)
      }
      return response
    }
  }

  /// The page takes its number, and what links on it are relative to.
  mutating func page(
    _ question: HTTPQuestion, _ body: ByteBuffer, from address: URIReference
  ) throws(Failure) -> LoadedPage {
    // What is kept names no user.
    let address = address.withUser(of: question.address)
    let page = HTTPPage(
      question.address, base: address, operation: question.operation, posted: question.posted)
    let feed = try program.decodeFeed(
      body, name: page.name.string, interner: names.interner, operation: question.operation)
    let number = question.number ?? pages.firstIndex { $0.isSame(as: page) } ?? pages.count
    renewed[number] = nil
    if pages.indices.contains(number) { pages[number].base = address } else { pages.append(page) }
    let title = page.operation.map { SafeText($0) } ?? page.title
    return LoadedPage(feed: feed, title: title, number: number)
  }
}

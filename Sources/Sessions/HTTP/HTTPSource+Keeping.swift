import AppCore
import FacetModel
import Feeds
import JSON
import Pages
import Reporting
import Text

/// Showing pages from the cache, and revalidating them.
extension HTTPSource {
  /// The kept response as a page, which is revalidated later; `nil` if there is none.
  mutating func kept(
    _ question: HTTPQuestion, _ key: RequestKey, id: Int = 0, brand: String
  ) throws(Failure) -> LoadedPage? {
    let isOffline = keeper.use == .only
    guard isOffline || keeper.use == .shown && question.mayBeOld else { return nil }
    let isAllowed = settings.reach.objection(to: question.address, from: nil) == nil
    guard isAllowed, let kept = keeper.answer(to: key), let page = page(question, key, kept) else {
      if isOffline { throw isAllowed ? nothingKept(question) : failure(question, context.words.leadsElsewhere) }
      return nil
    }
    note(kept, for: question, id: id)
    if isOffline {
      if isWatched {
        used.append(key)
        news.append(.failed(reason: context.words.offline(keeper.age(of: kept, in: context.words))))
      }
    } else if !open.values.contains(where: { $0.key == key }), !doubts.contains(where: { $0.key == key }) {
      doubts.append(HTTPRequest(question: question, key: key, brand: brand, kept: kept, purpose: .doubt))
    }
    return page
  }

  /// Makes a page from a kept response; one that cannot be decoded any more is dropped.
  private mutating func page(_ question: HTTPQuestion, _ key: RequestKey, _ kept: CachedResponse) -> LoadedPage? {
    do throws(Failure) {
      return try page(question, kept.body, from: kept.address)
    } catch {
      keeper.forget(key)
      return nil
    }
  }

  /// Requests a page that the user may open next. The response is kept and not reported.
  package mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    guard keeper.use == .shown, pages.indices.contains(page) else { return }
    let question = HTTPQuestion(request, from: pages[page], number: page, home: pages[0])
    let key = key(of: question, brand)
    guard !open.values.contains(where: { $0.key == key }), !keeper.has(key) else { return }
    // One prefetch at a time: the focus has left the link of the one before.
    for (id, request) in open where request.purpose == .prefetch { cancel(id) }
    let request = HTTPRequest(question: question, key: key, brand: brand, kept: nil, purpose: .prefetch)
    try? ask(request, id: nextOwnRequest())
  }

  /// A response that is not in the cache yet.
  struct Unkept {
    let response: HTTPResponse
    let key: RequestKey
    let feed: Feed
    let brand: String
  }

  mutating func keepWhatHasCome() {
    let answers = unkept
    unkept = []
    for answer in answers {
      let texts = { [context] in context.texts(brand: answer.brand) }
      keeper.keep(answer.response, for: answer.key, listing: FacetListing(answer.feed, texts: texts()))
    }
    tell()
  }

  /// Revalidates the kept responses after they have been shown, so that they never delay a page.
  mutating func askWhatIsDoubted() {
    used.forEach { keeper.noteUse(of: $0) }
    used = []
    let asked = doubts
    doubts = []
    for request in asked {
      do throws(Failure) {
        try ask(request, id: nextOwnRequest())
      } catch {
        news.append(stillShown(request, error.message.text(in: context.words)))
      }
    }
  }

  /// Handles the response to a revalidation: a new page, or a message that the page stays.
  mutating func settle(_ request: HTTPRequest, _ result: Result<HTTPResponse, HTTPFault>) -> Event? {
    do throws(Failure) {
      if case .success(let response) = result, isOld(response, to: request) { return nil }
      let page = try page(request, result)
      renewed[page.number] = page
      return .changed(page: page.number)
    } catch {
      keeper.noteUse(of: request.key)
      return stillShown(request, error.message.text(in: context.words))
    }
  }

  /// Whether the server confirms the kept response, by status 304 or by the same bytes.
  private mutating func isOld(_ response: HTTPResponse, to request: HTTPRequest) -> Bool {
    guard let kept = request.kept else { return false }
    if response.status == 304, !request.validators.isEmpty {
      keeper.confirm(request.key)
      return true
    }
    guard response.status == 200, response.body.hasSameBytes(as: kept.body) else { return false }
    let isKept = response.mayBeKept && response.validators == kept.validators
    if isKept { keeper.confirm(request.key) } else { keeper.keep(response, for: request.key) }
    return true
  }

  private func stillShown(_ request: HTTPRequest, _ reason: SafeText) -> Event {
    let age = request.kept.map { keeper.age(of: $0, in: context.words) } ?? context.words.before
    return .failed(reason: context.words.stillAsItWas(age) + request.question.withoutName(reason))
  }

  mutating func nothingKept(_ question: HTTPQuestion) -> Failure {
    let reason = keeper.takeComplaint(in: context.words) ?? context.words.nothingKept
    return failure(question, reason)
  }

  /// Reports a fault of the cache, if the user can see messages.
  package mutating func tell() {
    guard let complaint = keeper.takeComplaint(in: context.words), isWatched else { return }
    news.append(.failed(reason: complaint))
  }

  mutating func takeNews() -> [Event] {
    tell()
    defer { news = [] }
    return news
  }
}

import AppCore
import FacetModel
import Feeds
import Pages
import Reporting
import Text

/// The requests of the session, as the inspector lists them.
extension HTTPSource {
  package mutating func takeRequestFacts() -> [RequestFacts] {
    defer { requestFacts = [] }
    return requestFacts
  }

  mutating func noteBeginning(of request: HTTPRequest, id: Int) {
    requestFacts.append(facts(of: request, id: id, .underWay))
  }

  mutating func noteCancelling(of request: HTTPRequest, id: Int) {
    requestFacts.append(facts(of: request, id: id, .cancelled))
  }

  /// `event` is what the end means for the app.
  mutating func noteEnd(of request: HTTPRequest, _ outcome: HTTPOutcome, _ event: Event?) {
    var facts = facts(of: request, id: outcome.id, .answered)
    facts.milliseconds = outcome.milliseconds
    switch outcome.result {
    case .failure(let fault): facts.problem = context.secrets.masked(message: fault.reason(in: context.words)).string
    case .success(let response):
      facts.status = response.status
      facts.answerHeaders = response.headers.map { context.secrets.masked($0.shownLine) }
      facts.body = response.body
      if response.status == 304, let kept = request.kept {
        facts.origin = .confirmed
        facts.body = kept.body
      } else if let problem = HTTPAnswer(response: response, secrets: context.secrets, words: context.words).problem {
        facts.problem = problem.string
      }
    }
    switch event {
    case .notLoaded(let reason, _, _)?: facts.problem = reason.string
    case .failed(let reason)? where facts.problem.isEmpty: facts.problem = reason.string
    default: break
    }
    facts.bytes = facts.body?.count
    if !facts.problem.isEmpty { facts.stage = .failed }
    requestFacts.append(facts)
  }

  /// Notes an answer of the cache that is shown. `id` is 0 for the first page.
  mutating func note(_ kept: CachedResponse, for question: HTTPQuestion, id: Int) {
    var facts = facts(of: question, id: id, keeper.use == .only ? .offline : .cache, .answered)
    facts.bytes = kept.body.count
    facts.body = kept.body
    requestFacts.append(facts)
  }

  private func facts(of request: HTTPRequest, id: Int, _ stage: RequestFacts.Stage) -> RequestFacts {
    var facts = facts(of: request.question, id: id, .server, stage)
    switch request.purpose {
    case .answer: break
    case .doubt: facts.use = .check
    case .prefetch: facts.use = .prefetch
    }
    let usual = headers.headers(for: request.brand) + request.headers
    let own = settings.reach.isHome(request.question.address) ? settings.headers : []
    let names = Set(own.map { $0.name.lowercased() })
    facts.headers =
      usual.filter { !names.contains($0.name.lowercased()) }.map { context.secrets.masked($0.shownLine) }
      // The user's own headers are never shown.
      + own.map { $0.name + ": …" }
    return facts
  }

  private func facts(
    of question: HTTPQuestion, id: Int, _ origin: RequestFacts.Origin, _ stage: RequestFacts.Stage
  ) -> RequestFacts {
    let address = context.secrets.masked(ShownAddress.text(of: question.address.text))
    var facts = RequestFacts(id: id, address: address, use: question.use, origin: origin, stage: stage)
    if question.posted != nil { facts.method = "POST" }
    return facts
  }
}

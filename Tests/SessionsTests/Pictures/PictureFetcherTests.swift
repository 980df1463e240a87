import Feeds
import Foundation
import JSON
import Pictures
import TestSupport
import Testing

@testable import Sessions

/// Asking a test backend for pictures.
@Suite struct PictureFetcherTests {
  private let backend: Backend

  init() throws {
    backend = try Backend()
  }

  private func fetcher(
    limits: HTTPLimits = PictureFetcher.usualLimits, hosts: Set<String> = []
  ) -> PictureFetcher {
    PictureFetcher(
      servers: PictureServers(origin: PictureServer(of: backend.address), hosts: hosts), limits: limits)
  }

  private func request(_ fault: String) -> PictureFetcher.Request {
    PictureFetcher.Request(address: URIReference(backend.fault(fault)))
  }

  /// Waits until all pictures have an answer.
  private func answers(
    _ fetcher: inout PictureFetcher, to requests: [PictureFetcher.Request]
  ) -> [PictureFetcher.Answer] {
    var answers: [PictureFetcher.Answer] = []
    var left = requests
    while !left.isEmpty {
      fetcher.want(left)
      var waits = fetcher.descriptors
      if !left.contains(where: { fetcher.hasAnswer($0.address) }) {
        _ = poll(&waits, nfds_t(waits.count), Int32(clamping: fetcher.millisecondsLeft ?? 10_000))
      }
      fetcher.proceed()
      for request in left {
        guard let answer = fetcher.takeAnswer(request.address) else { continue }
        answers.append(answer)
        left.removeAll { $0 == request }
      }
    }
    return answers
  }

  private func answer(_ fault: String, limits: HTTPLimits = PictureFetcher.usualLimits) -> PictureFetcher.Answer? {
    var fetcher = fetcher(limits: limits)
    return answers(&fetcher, to: [request(fault)]).first
  }

  private func fault(_ name: String, limits: HTTPLimits = PictureFetcher.usualLimits) -> PictureFault? {
    fault(of: answer(name, limits: limits))
  }

  private func fault(of answer: PictureFetcher.Answer?) -> PictureFault? {
    if case .failure(let fault)? = answer { fault } else { nil }
  }

  @Test("A picture of the pages' own server comes, with headers that say only what can be shown")
  func ownServer() throws {
    let response = try #require(answer("picture")).get()
    #expect(response.body.count == 79)
    let headers = try #require(backend.pictureVisits().requests.first).headers
    #expect(headers["Accept"] == "image/avif,image/webp,image/png,image/jpeg,image/gif")
    #expect(Set(headers.keys).isSubset(of: ["Accept", "Accept-Encoding", "Host", "User-Agent"]))
  }

  @Test("A page with forty pictures never has more than six requests open, and has six")
  func atOnce() throws {
    var fetcher = fetcher()
    let answers = answers(&fetcher, to: (0..<40).map { request("picture/held?\($0)") })
    #expect(answers.count == 40)
    #expect(answers.allSatisfy { (try? $0.get())?.status == 200 })
    #expect(try backend.pictureVisits().most == 6)
  }

  @Test("A page asks for no more than 500 pictures; a new page begins to count again")
  func onPage() throws {
    var fetcher = fetcher()
    let requests = (0..<503).map { request("status/404?\($0)") }
    let answers = answers(&fetcher, to: requests)
    #expect(answers.count { fault(of: $0) == .answered(status: 404) } == 500)
    #expect(answers.count { fault(of: $0) == .tooManyPictures } == 3)
    fetcher.beginPage()
    #expect(fault(of: self.answers(&fetcher, to: [requests[502]]).first) == .answered(status: 404))
  }

  @Test("Statuses, sizes and broken connections are faults of the picture")
  func faults() {
    #expect(fault("status/404") == .answered(status: 404))
    #expect(fault("picture/big") == .tooManyBytes(8 << 20))
    #expect(fault("short") == .noConnection)
    #expect(fault("redirect/4") == .tooManyRedirects)
  }

  @Test("A picture that never ends takes too long")
  func endless() {
    var limits = PictureFetcher.usualLimits
    limits.milliseconds = 100
    #expect(fault("picture/drip", limits: limits) == .tooSlow)
  }

  @Test("A redirect leads only to a server that is allowed")
  func redirects() throws {
    let elsewhere = "http://localhost:\(backend.port)/faults/picture"
    #expect(fault("leads?to=\(elsewhere)") == .refusedHost("localhost"))
    #expect(fault("leads?to=file:///etc/passwd") == .refusedHost(""))
    #expect(fault("leads?to=http://me:secret@127.0.0.1:\(backend.port)/faults/picture") == .refusedHost("127.0.0.1"))
    #expect(try backend.pictureVisits().requests.isEmpty)
    var allowing = fetcher(hosts: ["localhost:\(backend.port)"])
    #expect(try answers(&allowing, to: [request("leads?to=\(elsewhere)")]).first?.get().status == 200)
  }

  @Test("A server that is not allowed is never asked, until it is")
  func allowing() throws {
    var fetcher = PictureFetcher(servers: .none)
    let picture = request("picture")
    #expect(fault(of: answers(&fetcher, to: [picture]).first) == .refusedHost("127.0.0.1"))
    fetcher.servers.hosts = ["127.0.0.1:\(backend.port)"]
    #expect(try answers(&fetcher, to: [picture]).first?.get().status == 200)
    #expect(try backend.pictureVisits().requests.count == 1)
  }

  @Test("A picture that is no longer wanted is called off, and nothing is left to wait for")
  func calledOff() {
    var fetcher = fetcher()
    fetcher.want([request("picture/drip"), request("picture/drip?2")])
    #expect(fetcher.openCount == 2)
    fetcher.want([])
    #expect(fetcher.openCount == 0)
    #expect(fetcher.descriptors.isEmpty)
    #expect(fetcher.millisecondsLeft == nil)
  }
}

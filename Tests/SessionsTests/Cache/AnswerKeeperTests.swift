import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds
@testable import Sessions

/// Responses kept in the cache, and the complaint when the cache does not work.
struct AnswerKeeperTests {
  private let folder: TemporaryFolder
  private let key = RequestKey(URIReference("https://feeds.example/"), headers: [], brand: "any")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func keeper(_ use: CacheUse, in folder: String? = nil, now: Int = 0) -> AnswerKeeper {
    let environment = ["XDG_CACHE_HOME": folder ?? self.folder.path]
    return AnswerKeeper(use, in: .cache { environment[$0] }, clock: { now })
  }

  private func response(mayBeKept: Bool = true) -> HTTPResponse {
    HTTPResponse(
      address: URIReference("https://feeds.example/"), status: 200, body: ByteBuffer("{}"), mayBeKept: mayBeKept)
  }

  @Test("A kept response is found later with its age, unless the cache is off")
  func keptResponseIsFoundLater() {
    var first = keeper(.shown)
    let before = first.has(key)
    first.keep(response(), for: key)
    let after = first.has(key)
    #expect(!before && after)
    var second = keeper(.only, now: 7_200_000)
    let kept = second.answer(to: key)
    #expect(kept.map { second.age(of: $0, in: .english) } == "2 hours ago")
    var none = keeper(.none)
    let nothing = none.answer(to: key)
    #expect(nothing == nil)
  }

  @Test("A response that must not be kept also drops the one kept before")
  func responseThatMustNotBeKeptReplacesTheKeptOne() {
    var keeper = keeper(.shown)
    keeper.keep(response(), for: key)
    keeper.keep(response(mayBeKept: false), for: key)
    let kept = keeper.answer(to: key)
    #expect(kept == nil)
  }

  @Test("A damaged cache is reported once and not used again")
  func faultIsReportedOnce() throws {
    let file = try folder.write("no database, and not empty either", to: "facet/cache.sqlite")
    var keeper = keeper(.shown)
    let nothing = keeper.answer(to: key)
    let complaint = keeper.takeComplaint(in: .english)
    #expect(nothing == nil && complaint?.string.hasPrefix(file + ": it is damaged") == true)
    try FileManager.default.removeItem(atPath: file)
    keeper.keep(response(), for: key)
    let (kept, more) = (keeper.answer(to: key), keeper.takeComplaint(in: .english))
    #expect(kept == nil && more == nil)
    #expect(!FileManager.default.fileExists(atPath: file))
    // `has` answers true, so that no response is prefetched for a cache that cannot keep it.
    let isThere = keeper.has(key)
    #expect(isThere)
  }

  @Test("A cache folder that does not exist keeps nothing and is not reported")
  func missingFolderIsNotReported() {
    var keeper = keeper(.shown, in: folder.path("nowhere/at/all"))
    keeper.keep(response(), for: key)
    let (kept, complaint) = (keeper.answer(to: key), keeper.takeComplaint(in: .english))
    #expect(kept == nil && complaint == nil)
  }
}

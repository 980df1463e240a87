import AppCore
import Drawing
import FacetModel
import Feeds
import Pictures
import TestSupport
import Testing

@testable import Sessions

/// Loading pictures from a test backend, with the real decoder and a cache.
@Suite struct PictureLoaderTests {
  private let backend: Backend
  private let folder: TemporaryFolder
  private let form = PictureForm.cells(.truecolor, .blocks)

  init() throws {
    backend = try Backend()
    folder = try TemporaryFolder()
  }

  private func source() throws -> Source {
    .server(
      try HTTPSource(
        backend.address, options: HTTPOptions(), version: Capabilities.current,
        in: ProgramContext(name: "facet", brands: [])))
  }

  private func loader(_ use: CacheUse = .shown, program: String = BuiltProduct.path("facet")) throws -> PictureLoader {
    var asking = PictureAsking(servers: try source().pictureReach().servers)
    asking.cacheUse = use
    asking.cacheFile = .cache { [path = folder.path] in $0 == "XDG_CACHE_HOME" ? path : nil }
    return PictureLoader(program: [program, ProgramContext.decoding], asking: asking)
  }

  private func order(_ fault: String, _ width: Int = 8) -> PictureOrder {
    PictureOrder(address: backend.fault(fault), size: Size(width, 4), shape: .square)
  }

  private func load(_ orders: [PictureOrder], with loader: PictureLoader) throws -> [PictureOrder: PictureFault?] {
    let source = try source()
    loader.load(orders, as: form, from: source)
    var results: [PictureOrder: PictureFault?] = [:]
    var events = loader.takeKept()
    repeat {
      for case .picture(let order, let result, _) in events {
        results[order] = if case .failure(let fault) = result { .some(fault) } else { .some(nil) }
      }
      events = loader.wait(for: source)
    } while !events.isEmpty
    return results
  }

  private func requests() throws -> Int { try backend.pictureVisits().requests.count }

  @Test("A second visit shows pictures at once, without the network and without a decoder")
  func secondVisit() throws {
    let orders = (0..<8).map { order("picture/fresh?\($0)") }
    #expect(try load(orders, with: try loader()).values.allSatisfy { $0 == nil })
    #expect(try requests() == 8)
    let second = try loader(program: "/nonexistent/facet")
    second.load(orders, as: form, from: try source())
    let kept = second.takeKept().compactMap { event in
      if case .picture(let order, .success, _) = event { order } else { nil }
    }
    #expect(Set(kept) == Set(orders))
    #expect(second.isIdle && second.descriptors.isEmpty)
    #expect(try requests() == 8)
  }

  @Test("Another size of a kept picture is decoded from the kept bytes, and one request serves several sizes")
  func sizes() throws {
    #expect(try load([order("picture/fresh"), order("picture/fresh", 12)], with: try loader()).count == 2)
    #expect(try requests() == 1)
    #expect(try load([order("picture/fresh", 16)], with: try loader()) == [order("picture/fresh", 16): nil])
    #expect(try requests() == 1)
  }

  @Test("A picture that is not fresh is confirmed by the server before it is shown, and not decoded again")
  func confirmed() throws {
    _ = try load([order("picture/stale")], with: try loader())
    let second = try loader(program: "/nonexistent/facet")
    #expect(try load([order("picture/stale")], with: second) == [order("picture/stale"): nil])
    let requests = try backend.pictureVisits().requests
    #expect(requests.map { $0.headers["If-None-Match"] } == [nil, "\"p\""])
  }

  @Test("Offline, kept pictures are shown however old they are, and others are not asked for")
  func offline() throws {
    _ = try load([order("picture/stale")], with: try loader())
    let results = try load([order("picture/stale"), order("picture/fresh")], with: try loader(.only))
    #expect(results == [order("picture/stale"): nil, order("picture/fresh"): .missing])
    #expect(try requests() == 1)
  }

  @Test("A form in the cache that was changed is not shown")
  func tampered() throws {
    _ = try load([order("picture/fresh")], with: try loader())
    try SQLiteFile.run("UPDATE drawings SET bytes = x'0102'", on: folder.path("facet/cache.sqlite"))
    let results = try load([order("picture/fresh")], with: try loader(program: "/nonexistent/facet"))
    #expect(results == [order("picture/fresh"): .decoderEnded])
    #expect(try load([order("picture/fresh")], with: try loader()) == [order("picture/fresh"): nil])
  }

  @Test("Pictures that are no longer wanted leave nothing to wait for")
  func idle() throws {
    let loader = try loader(.none)
    loader.load([order("picture/drip")], as: form, from: try source())
    #expect(loader.events(from: try source()).isEmpty)
    #expect(loader.millisecondsLeft != nil && !loader.isIdle)
    loader.load([], as: form, from: try source())
    #expect(loader.events(from: try source()).isEmpty)
    #expect(loader.millisecondsLeft == nil && loader.descriptors.isEmpty && loader.isIdle)
  }
}

import AppCore
import Feeds
import Glibc
import JSON
import PictureDecoding
import Pictures

/// Loads the pictures of an app: takes their bytes from the source or from servers, and has a process of their own
/// decode them.
///
/// A class, because the process belongs to it and cannot be copied.
package final class PictureLoader {
  private var decoder: PictureDecoder
  private var fetcher: PictureFetcher
  private var keeper: PictureKeeper
  private let isOffline: Bool
  private var form: PictureForm?
  /// The orders that no bytes have been decoded for yet.
  private var waiting: [WaitingPicture] = []
  /// The order that is being decoded, and its number.
  private var current: (picture: WaitingPicture, id: Int)?
  private var lastID = 0
  private var results: [Event] = []
  /// Whether the waiting orders have not been looked at since they came.
  private var isNew = false

  /// `program` is the command line of the decoder.
  package init(program: [String], asking: PictureAsking = PictureAsking()) {
    decoder = PictureDecoder(program: program)
    fetcher = PictureFetcher(servers: asking.servers, certificates: asking.certificates, limits: asking.limits)
    keeper = PictureKeeper(asking.cacheUse, in: asking.cacheFile, size: asking.cacheSize)
    isOffline = asking.cacheUse == .only
  }

  /// Loads these pictures, and no others any more. Those that are kept as they are wanted are there at once.
  package func load(_ orders: [PictureOrder], as form: PictureForm, from source: Source) {
    let known = form == self.form ? Dictionary(waiting.map { ($0.order, $0) }) { first, _ in first } : [:]
    if let current, form != self.form || !orders.contains(current.picture.order) {
      decoder.cancel(current.id)
      self.current = nil
    }
    self.form = form
    waiting = orders.filter { $0 != current?.picture.order }.compactMap { order in
      known[order] ?? look(for: order, as: form, in: source)
    }
    isNew = true
    fetchMissing()
  }

  /// Looks for a picture in the cache; returns `nil` if it is there as it is wanted.
  private func look(for order: PictureOrder, as form: PictureForm, in source: Source) -> WaitingPicture? {
    var picture = WaitingPicture(order: order, address: source.pictureAddress(order.address, of: order.page))
    guard let address = picture.address, fetcher.objection(to: address) == nil,
      let kept = keeper.picture(at: address)
    else { return picture }
    picture.validators = kept.validators
    guard kept.isFresh else { return picture }
    picture.isKept = true
    guard let drawing = keeper.drawing(order, at: address, as: form) else { return picture }
    results.append(.picture(order, drawing, form))
    return nil
  }

  /// Returns the pictures that were kept, for the first frame of a page.
  package func takeKept() -> [Event] {
    defer { results = [] }
    return results
  }

  /// Whether pictures of servers may be in the cache.
  package var mayHaveKept: Bool { keeper.isWorking && fetcher.servers != .none }

  /// Loads pictures from these servers from now on.
  package func allow(_ servers: PictureServers) {
    fetcher.servers = servers
  }

  /// Counts the pictures of a new page.
  package func beginPage() {
    fetcher.beginPage()
  }

  package var isIdle: Bool { waiting.isEmpty && current == nil && results.isEmpty }

  /// The descriptors to poll.
  package var descriptors: [pollfd] { decoder.descriptors + fetcher.descriptors }

  /// The longest time that a poll may wait.
  package var millisecondsLeft: Int? {
    if isNew || !results.isEmpty || current == nil && waiting.contains(where: isReady) { return 0 }
    return [decoder.millisecondsLeft, fetcher.millisecondsLeft].compactMap(\.self).min()
  }

  /// Returns the pictures that have come since the last call, and hands the next one to the decoder.
  package func events(from source: Source) -> [Event] {
    isNew = false
    take(decoder.events())
    fetcher.proceed()
    while current == nil, let index = waiting.firstIndex(where: isReady) {
      begin(waiting.remove(at: index), with: source)
    }
    fetchMissing()
    defer { results = [] }
    return results
  }

  /// Waits for the next pictures; returns none if no picture is wanted.
  package func wait(for source: Source) -> [Event] {
    var events = events(from: source)
    while events.isEmpty, !isIdle {
      var waits = descriptors
      poll(&waits, nfds_t(waits.count), Int32(clamping: millisecondsLeft ?? -1))
      events = self.events(from: source)
    }
    return events
  }

  /// Whether the bytes of a picture, or the reason it has none, can be taken without waiting.
  private func isReady(_ picture: WaitingPicture) -> Bool {
    guard let address = picture.address else { return true }
    return isOffline || picture.isKept || picture.bytes != nil || fetcher.hasAnswer(address)
  }

  private func fetchMissing() {
    guard !isOffline else { return }
    fetcher.want(
      waiting.compactMap { picture in
        guard let address = picture.address, !picture.isKept, picture.bytes == nil else { return nil }
        return PictureFetcher.Request(address: address, validators: picture.validators)
      })
  }

  private func begin(_ picture: WaitingPicture, with source: Source) {
    guard let form else { return }
    if picture.isKept, !isOffline, let address = picture.address, !keeper.hasBytes(at: address) {
      waiting.append(WaitingPicture(order: picture.order, address: address))
      return
    }
    switch bytes(of: picture, with: source) {
    case .failure(let fault): results.append(.picture(picture.order, .failure(fault), form))
    case .success(let bytes):
      // A picture that the server has confirmed may be drawn already.
      if let address = picture.address, picture.validators != HTTPValidators(),
        let drawing = keeper.drawing(picture.order, at: address, as: form)
      {
        results.append(.picture(picture.order, drawing, form))
        return
      }
      lastID += 1
      current = (picture, lastID)
      decoder.decode(PictureJob(picture.order, bytes: bytes, form: form), id: lastID)
      take(decoder.events())
    }
  }

  private func bytes(of picture: WaitingPicture, with source: Source) -> Result<[UInt8], PictureFault> {
    guard let address = picture.address else {
      return source.picture(at: picture.order.address, of: picture.order.page)
    }
    if let bytes = picture.bytes { return .success(bytes) }
    if picture.isKept { return keeper.bytes(at: address).map { .success($0.array) } ?? .failure(.missing) }
    guard !isOffline, let answer = fetcher.takeAnswer(address) else { return .failure(.missing) }
    guard case .success(let response) = answer else { return answer.map { $0.body.array } }
    keeper.keep(response, at: address)
    let bytes = response.status == 304 ? keeper.bytes(at: address)?.array : response.body.array
    guard let bytes else { return .failure(.noConnection) }
    // Other boxes that want the same picture take these bytes as well.
    for index in waiting.indices where waiting[index].address == address {
      waiting[index].bytes = bytes
    }
    return .success(bytes)
  }

  private func take(_ answers: [(id: Int, result: Result<PictureArt, PictureFault>)]) {
    for answer in answers {
      guard let current, let form, current.id == answer.id else { continue }
      results.append(.picture(current.picture.order, answer.result, form))
      if let address = current.picture.address, case .success(let art) = answer.result {
        keeper.keep(art, for: current.picture.order, at: address, as: form)
      }
      self.current = nil
    }
  }
}

extension ByteBuffer {
  fileprivate var array: [UInt8] { withUnsafeBytes(in: 0..<count) { Array($0) } }
}

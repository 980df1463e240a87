import AppCore
import Feeds
import Glibc
import PictureDecoding
import Pictures

/// Loads the pictures of an app: takes their bytes from the source or from servers, and has a process of their own
/// decode them.
///
/// A class, because the process belongs to it and cannot be copied.
package final class PictureLoader {
  private var decoder: PictureDecoder
  private var fetcher: PictureFetcher
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
    isOffline = asking.cacheUse == .only
  }

  /// Loads these pictures, and no others any more.
  package func load(_ orders: [PictureOrder], as form: PictureForm, from source: Source) {
    waiting = orders.map { WaitingPicture(order: $0, address: source.pictureAddress($0.address, of: $0.page)) }
    if let current, form != self.form || !orders.contains(current.picture.order) {
      decoder.cancel(current.id)
      self.current = nil
    } else if let current {
      waiting.removeAll { $0.order == current.picture.order }
    }
    self.form = form
    isNew = true
    fetchMissing()
  }

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
    return isOffline || fetcher.hasAnswer(address)
  }

  private func fetchMissing() {
    guard !isOffline else { return }
    fetcher.want(waiting.compactMap { $0.address.map { PictureFetcher.Request(address: $0) } })
  }

  private func begin(_ picture: WaitingPicture, with source: Source) {
    guard let form else { return }
    switch bytes(of: picture, with: source) {
    case .failure(let fault): results.append(.picture(picture.order, .failure(fault), form))
    case .success(let bytes):
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
    // Other boxes may want the same picture, so the answer stays until they have it.
    let isWantedAgain = waiting.contains { $0.address == address }
    guard !isOffline, let answer = isWantedAgain ? fetcher.answer(address) : fetcher.takeAnswer(address) else {
      return .failure(.missing)
    }
    return answer.map { response in
      response.body.withUnsafeBytes(in: 0..<response.body.count) { Array($0) }
    }
  }

  private func take(_ answers: [(id: Int, result: Result<PictureArt, PictureFault>)]) {
    for answer in answers {
      guard let current, let form, current.id == answer.id else { continue }
      results.append(.picture(current.picture.order, answer.result, form))
      self.current = nil
    }
  }
}

/// A picture that is wanted, and its address at a server; `nil` if it is saved.
struct WaitingPicture {
  let order: PictureOrder
  let address: URIReference?
}

extension PictureJob {
  init(_ order: PictureOrder, bytes: [UInt8], form: PictureForm) {
    self.init(bytes: bytes, size: order.size, shape: order.shape, fit: order.fit, form: form)
  }
}

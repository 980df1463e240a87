import AppCore
import Glibc
import PictureDecoding
import Pictures

/// Loads the pictures of an app: takes their bytes from the source, and has a process of their own decode them.
///
/// A class, because the process belongs to it and cannot be copied.
package final class PictureLoader {
  private var decoder: PictureDecoder
  private var form: PictureForm?
  /// The orders that no bytes have been read for yet.
  private var waiting: [PictureOrder] = []
  /// The order that is being decoded, and its number.
  private var current: (order: PictureOrder, id: Int)?
  private var lastID = 0
  private var results: [Event] = []

  /// `program` is the command line of the decoder.
  package init(program: [String]) {
    decoder = PictureDecoder(program: program)
  }

  /// Loads these pictures, and no others any more.
  package func load(_ orders: [PictureOrder], as form: PictureForm) {
    waiting = orders
    if let current, form != self.form || !orders.contains(current.order) {
      decoder.cancel(current.id)
      self.current = nil
    } else if let current {
      waiting.removeAll { $0 == current.order }
    }
    self.form = form
  }

  package var isIdle: Bool { waiting.isEmpty && current == nil && results.isEmpty }

  /// The descriptors to poll.
  package var descriptors: [pollfd] { decoder.descriptors }

  /// The longest time that a poll may wait.
  package var millisecondsLeft: Int? { results.isEmpty && canRead ? 0 : decoder.millisecondsLeft }

  private var canRead: Bool { current == nil && !waiting.isEmpty }

  /// Returns the pictures that have come since the last call, and hands the next one to the decoder.
  package func events(from source: Source) -> [Event] {
    take(decoder.events())
    while canRead { begin(with: source) }
    defer { results = [] }
    return results
  }

  /// Waits for the next pictures; returns none if no picture is wanted.
  package func wait(for source: Source) -> [Event] {
    var events = events(from: source)
    while events.isEmpty, !isIdle {
      take(decoder.wait())
      events = self.events(from: source)
    }
    return events
  }

  private func begin(with source: Source) {
    let order = waiting.removeFirst()
    guard let form else { return }
    switch source.picture(at: order.address, of: order.page) {
    case .failure(let fault): results.append(.picture(order, .failure(fault), form))
    case .success(let bytes):
      lastID += 1
      current = (order, lastID)
      let job = PictureJob(bytes: bytes, size: order.size, shape: order.shape, fit: order.fit, form: form)
      decoder.decode(job, id: lastID)
      take(decoder.events())
    }
  }

  private func take(_ answers: [(id: Int, result: Result<PictureArt, PictureFault>)]) {
    for answer in answers {
      guard let current, let form, current.id == answer.id else { continue }
      results.append(.picture(current.order, answer.result, form))
      self.current = nil
    }
  }
}

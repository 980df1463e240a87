import AppCore
import Drawing
import FacetModel
import Feeds
import Glibc
import Pages
import Pictures
import Reporting
import Text
import Wording

/// A source with an optional recorder of all events and an optional log of impressions and clicks.
package struct RecordingSource: PageSource {
  package private(set) var source: Source
  package private(set) var recorder: Recorder?
  private let eventLog: EventLog?
  private let pictures: PictureLoader?
  /// The orders of the app by those that are carried out, if a recording masks addresses.
  private var maskedOrders: [PictureOrder: PictureOrder] = [:]
  private var complaints: Set<Message> = []

  package init(
    _ source: Source, recorder: Recorder? = nil, log: EventLog? = nil, pictures: PictureLoader? = nil
  ) {
    self.source = source
    self.pictures = pictures
    self.recorder = recorder
    eventLog = log
  }

  package mutating func hear(_ event: Event) -> Event {
    if case .loaded = event { pictures?.beginPage() }
    guard recorder != nil else { return event }
    let event = masked(event)
    recorder?.note(event)
    return event
  }

  package mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure)
    -> LoadedPage?
  {
    guard let recorder else { return try source.answer(request, id: id, from: page, brand: brand) }
    let result: Result<LoadedPage?, Failure>
    do throws(Failure) {
      result = .success(try source.answer(recorder.unmasked(request), id: id, from: page, brand: brand))
    } catch {
      result = .failure(error)
    }
    self.recorder?.note(request, id: id, from: page, sent: source.sent(id, brand: brand))
    return try result.get()
  }

  package mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    source.prefetch(recorder?.unmasked(request) ?? request, from: page, brand: brand)
  }

  package mutating func cancel(_ id: Int) {
    source.cancel(id)
  }

  package mutating func become(_ version: SemanticVersion) {
    source.become(version)
  }

  package mutating func load(_ pictures: [PictureOrder], as form: PictureForm) {
    guard let recorder else { return self.pictures?.load(pictures, as: form, from: source) ?? () }
    // The app of a recorded session knows only masked addresses.
    let real = pictures.map { $0.moved(to: recorder.unmasked($0.address)) }
    maskedOrders = Dictionary(zip(real, pictures)) { first, _ in first }
    self.pictures?.load(real, as: form, from: source)
  }

  package mutating func takeKeptPictures() -> [Event] { asked(pictures?.takeKept() ?? []) }

  /// Whether the first frame may have pictures.
  package var mayHaveKeptPictures: Bool { pictures?.mayHaveKept ?? false }

  package mutating func allowPictures(from servers: PictureServers) {
    pictures?.allow(servers)
  }

  private func asked(_ events: [Event]) -> [Event] {
    guard recorder != nil else { return events }
    return events.map { event in
      guard case .picture(let order, let result, let form) = event else { return event }
      return .picture(maskedOrders[order] ?? order, result, form)
    }
  }

  package func log(_ event: LoggedEvent) {
    eventLog?.write(event)
  }

  package mutating func takeRequestFacts() -> [RequestFacts] { source.takeRequestFacts() }

  /// The events since the last call.
  package mutating func events() -> [Event] { source.events() + asked(pictures?.events(from: source) ?? []) }

  /// Waits for the next events; returns none without an open request and without a wanted picture.
  package mutating func wait() -> [Event] {
    let answers = source.wait()
    return answers.isEmpty ? asked(pictures?.wait(for: source) ?? []) : answers
  }

  /// The descriptors to poll for answers and pictures.
  package var descriptors: [pollfd] { source.descriptors + (pictures?.descriptors ?? []) }

  /// The longest time that a poll for answers and pictures may wait.
  package var millisecondsLeft: Int? {
    [source.millisecondsLeft, pictures?.millisecondsLeft].compactMap(\.self).min()
  }

  package mutating func setClock(_ now: Int) {
    recorder?.now = now
  }

  package mutating func note(_ frame: Canvas) {
    recorder?.note(frame)
  }

  package mutating func note(_ announcements: [Announcement]) {
    recorder?.note(announcements)
  }

  /// The reason the recording or the log is not complete.
  package var fault: Message? { recorder?.fault ?? eventLog?.fault }

  /// The message that the recording or the log has stopped; each fault is returned once.
  package mutating func complaint(in words: Words) -> SafeText? {
    let faults = [recorder?.fault, eventLog?.fault].compactMap(\.self)
    return faults.first { complaints.insert($0).inserted }?.text(in: words)
  }

  /// The files written to.
  private var files: [OutputFile] { [recorder?.file, eventLog?.file].compactMap(\.self) }

  /// The files to poll for room, besides the source's own descriptors.
  package var writes: [pollfd] { files.compactMap(\.poll) }

  /// The longest time that a poll may wait because of open pipes.
  package var writingMilliseconds: Int? { files.compactMap(\.millisecondsLeft).min() }

  /// Writes the bytes that pipes had no room for.
  package func writeOn() {
    for file in files { file.writeOn() }
  }

  /// Waits briefly for pipes that have not taken everything, before the program ends.
  package mutating func finishWriting() {
    source.keepWhatHasCome()
    for file in files { file.finish() }
  }

  /// The text with its real values, for use outside the app.
  package func unmasked(_ text: String) -> String { recorder?.unmasked(text) ?? text }

  private mutating func masked(_ event: Event) -> Event {
    switch event {
    case .loaded(let page, let id):
      do throws(Failure) {
        return .loaded(try recorder?.masked(page) ?? page, id: id)
      } catch {
        return .notLoaded(reason: error.message.text(in: recorder?.words ?? .english), id: id)
      }
    case .notLoaded(let reason, let id, let isFinal):
      return .notLoaded(reason: recorder?.masked(reason) ?? reason, id: id, isFinal: isFinal)
    case .requested(let facts): return .requested(recorder?.masked(facts) ?? facts)
    case .failed(let reason): return .failed(reason: recorder?.masked(reason) ?? reason)
    default: return event
    }
  }
}

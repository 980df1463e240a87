import Drawing
import FacetModel
import Feeds
import Glibc
import Text
import Wording

/// A source, and beside it a recorder that hears all that happens and a log of what is seen, if there are such.
struct NotedSource: PageSource {
  private(set) var source: Source
  private(set) var recorder: Recorder?
  private let eventLog: EventLog?
  private var complaints: Set<Message> = []

  init(_ source: Source, recorder: Recorder? = nil, log: EventLog? = nil) {
    self.source = source
    self.recorder = recorder
    eventLog = log
  }

  mutating func hear(_ event: Event) -> Event {
    guard recorder != nil else { return event }
    let event = masked(event)
    recorder?.note(event)
    return event
  }

  mutating func answer(_ request: FeedRequest, id: Int, from page: Int, brand: String) throws(Failure) -> LoadedPage? {
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

  mutating func prefetch(_ request: FeedRequest, from page: Int, brand: String) {
    source.prefetch(recorder?.unmasked(request) ?? request, from: page, brand: brand)
  }

  mutating func cancel(_ id: Int) {
    source.cancel(id)
  }

  mutating func become(_ version: SemanticVersion) {
    source.become(version)
  }

  func log(_ event: LoggedEvent) {
    eventLog?.write(event)
  }

  /// What has come since somebody last asked.
  mutating func events() -> [Event] { source.events() }

  mutating func wait() -> [Event] { source.wait() }

  mutating func setClock(_ now: Int) {
    recorder?.now = now
  }

  mutating func note(_ frame: Canvas) {
    recorder?.note(frame)
  }

  mutating func note(_ sayings: [Saying]) {
    recorder?.note(sayings)
  }

  /// Why not all of it has been written down.
  var fault: Message? { recorder?.fault ?? eventLog?.fault }

  /// What somebody should hear, once: that nothing is recorded or logged any more.
  mutating func complaint(in words: Words) -> SafeText? {
    let faults = [recorder?.fault, eventLog?.fault].compactMap(\.self)
    return faults.first { complaints.insert($0).inserted }?.text(in: words)
  }

  /// The files that this writes to.
  private var files: [OutputFile] { [recorder?.file, eventLog?.file].compactMap(\.self) }

  /// What to poll for besides the source's own descriptors: room in a pipe that is written to.
  var writes: [pollfd] { files.compactMap(\.poll) }

  /// How long a poll may take at most because of pipes that are written to.
  var writingMilliseconds: Int? { files.compactMap(\.millisecondsLeft).min() }

  /// Writes what pipes have had no room for.
  func writeOn() {
    for file in files { file.writeOn() }
  }

  /// Waits a little for pipes that have not taken everything, before the program ends.
  mutating func finishWriting() {
    source.keepWhatHasCome()
    for file in files { file.finish() }
  }

  /// For those outside, who know what the app does not.
  func unmasked(_ text: String) -> String { recorder?.unmasked(text) ?? text }

  private mutating func masked(_ event: Event) -> Event {
    switch event {
    case .loaded(let page, let id):
      do throws(Failure) {
        return .loaded(try recorder?.masked(page) ?? page, id: id)
      } catch {
        return .notLoaded(reason: error.message.text(in: recorder?.words ?? .english), id: id)
      }
    case .notLoaded(let reason, let id): return .notLoaded(reason: recorder?.masked(reason) ?? reason, id: id)
    case .failed(let reason): return .failed(reason: recorder?.masked(reason) ?? reason)
    default: return event
    }
  }
}

import AppCore
import Drawing
import Pages
import Reporting
import Sessions
import Text
import Wording

/// Runs an app on a host: hands it every event, answers its requests from a source, records both, and has every other
/// effect carried out.
package struct Driver: ~Copyable {
  package private(set) var app: App
  var source: RecordingSource
  var files: OpenFiles
  /// The reason the run is over; `nil` while it goes on. After it no event is taken.
  package private(set) var ending: RunEnding?

  /// With `watchesFiles`, changes of the files shown become events from now on.
  package init(
    _ app: consuming App, on source: Source, recorder: Recorder? = nil, log: EventLog? = nil,
    pictures: PictureLoader? = nil,
    watchesFiles: Bool
  ) {
    self.app = app
    self.source = RecordingSource(source, recorder: recorder, log: log, pictures: pictures)
    files = OpenFiles(isWatching: watchesFiles)
    // The first call begins the watch, so it has no events yet.
    _ = files.events(from: source)
  }

  /// Sends an event to the app, announces the difference if the app reads lines, and carries out the effects.
  package mutating func take<Host: AppHost & ~Copyable>(_ event: Event, on host: inout Host) {
    guard ending == nil else { return }
    // An app with a screen is not copied, because changes of a copied app cost time.
    let before = app.options.readsLines ? app : nil
    let effects = app.update(event, answeredBy: &source)
    if let before { announce(Announcer(before: before, after: app).announcements(for: event), on: &host) }
    for effect in effects { perform(effect, on: &host) }
  }

  /// Records lines and announces them.
  package mutating func announce<Host: AppHost & ~Copyable>(_ announcements: [Announcement], on host: inout Host) {
    source.note(announcements)
    if let event = complaint(on: &host) { take(event, on: &host) }
    host.say(announcements)
  }

  /// Tells the user once that the recording or the log has stopped; the result is the event that is still to be taken.
  mutating func complaint<Host: AppHost & ~Copyable>(on host: inout Host) -> Event? {
    source.complaint(in: app.words).flatMap { host.complain($0) }
  }

  private mutating func perform<Host: AppHost & ~Copyable>(_ effect: Effect, on host: inout Host) {
    guard ending == nil else { return }
    switch effect {
    case .quit: ending = .quit
    case .end(let signal): ending = .signal(signal)
    case .giveUp(let reason):
      ending = .failure(
        source.source.lastFailure ?? Failure(status: .unavailable, message: Message(verbatim: reason)))
    case .suspend:
      if let resumption = host.suspend() { resume(resumption, on: &host) }
    case .toggleMouse:
      if let hears = host.toggleMouse() { take(.hearsMouse(hears), on: &host) }
    case .copy(let text):
      if !host.copy(SafeText(source.unmasked(text.string))) {
        take(.failed(reason: app.words.noClipboard), on: &host)
      }
    case .openOutside(let address):
      if !host.openOutside(source.unmasked(address)) {
        take(.failed(reason: app.words.nothingOpensLinks(SafeText(address))), on: &host)
      }
    case .edit(let place): edit(place, on: &host)
    case .load, .loadPictures, .allowPictures, .prefetch, .cancel, .become, .log:
      // The source has taken these during the update.
      break
    }
  }

  /// Says the current line again, because the shell has written below it.
  private mutating func resume<Host: AppHost & ~Copyable>(_ resumption: Resumption, on host: inout Host) {
    // Not announced: the current line is said instead. An app that reads lines has no effects of its size.
    _ = app.update(.resize(resumption.size), answeredBy: &source)
    if !resumption.isAway { announce(Announcer.whereabouts(app), on: &host) }
  }

  /// Has the stages of the app measured, or no longer.
  mutating func measure(with meter: StageMeter?) {
    app.meter = meter
  }

  /// Finishes the recording and the log. Returns the complaint for the user if one is not complete.
  mutating func finish() -> SafeText? {
    source.finishWriting()
    return source.complaint(in: app.words)
  }
}

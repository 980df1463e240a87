import AppCore
import FacetModel
import Feeds
import Input
import JSON
import Pages
import Prism
import Reporting
import Text
import Wording

/// Plays a recorded session line by line: the setup of the app, its events, and its requests.
package struct SessionPlayer {
  package let session: RecordedSession
  package private(set) var app: App
  /// The index of the next line.
  package private(set) var position = 0
  /// Whether the colours are those of the terminal that shows the session, and not of the recorded one.
  var hasOwnColors = false
  /// The way in which the terminal that shows the session shows pixels, and the way of the recorded one.
  private var pictureWays: (own: TerminalPictures?, recorded: TerminalPictures?)
  /// The requests of the app that have not been found in the recording yet.
  private var asked: [RecordedLoad] = []
  /// The app before the last event, and that event, until its announcement is played.
  private var heard: (before: App, event: Event)?
  private let reader: RecordedPages

  package enum Step {
    case event
    case load
    case frame(RecordedFrame)
    case said([String])
  }

  /// A difference between the app and the recording.
  package struct Divergence: Error {
    let message: Message
  }

  package enum Fault: Error {
    /// The file cannot be played.
    case unreadable(Failure)
    case divergence(Divergence)
  }

  package init(_ session: RecordedSession, as setup: AppSetup, path: String, in context: ProgramContext) throws(Failure)
  {
    self.session = session
    reader = RecordedPages(session, path: path, in: context)
    var earlier: Feed?
    if case .earlier(let page)? = session.header.comparison { earlier = try reader.page(page, line: 1).feed }
    app = try setup.app(
      showing: try reader.page(session.header.first, line: 1), try setup.values(), earlier: earlier, in: context)
  }

  package var isOver: Bool { position >= session.entries.count }

  /// The time of the next line, in milliseconds since the start of the session.
  var nextTime: Int? { isOver ? nil : session.entries[position].time }

  /// The time of the last line played.
  package var time: Int { position == 0 ? 0 : session.entries[position - 1].time }

  /// The line number of the last line played.
  package var line: Int { position == 0 ? 1 : session.lines[position - 1] }

  /// Plays one line.
  package mutating func step() throws(Fault) -> Step {
    let line = session.lines[position]
    let content = session.entries[position].content
    position += 1
    switch content {
    case .event(let name, let page):
      try take(try event(name, page, line: line))
      return .event
    case .load(let load):
      try find(load)
      return .load
    case .frame(let frame):
      try expectNothingAsked()
      return .frame(frame)
    case .said(let lines):
      try expectNothingAsked()
      try listen(to: lines)
      return .said(lines)
    }
  }

  private func event(_ name: String, _ page: RecordedPage?, line: Int) throws(Fault) -> Event {
    do throws(Failure) {
      var loaded: LoadedPage?
      if let page { loaded = try reader.page(page, line: line) }
      guard let event = Event(name: name, page: loaded) else {
        throw reader.fault(line: line) { $0.unknownEvent(SafeText(name).truncated(to: 40)) }
      }
      return event
    } catch {
      throw .unreadable(error)
    }
  }

  /// Shows the session in the colours of another terminal.
  mutating func show(in depth: Depth) {
    _ = app.update(.answer(.colors(depth)))
  }

  /// Shows the session on a terminal that shows pixels in this way.
  mutating func show(in way: TerminalPictures) {
    pictureWays.own = way
    adoptRecordedPictures()
  }

  /// Shows the recorded pictures as they are. Sixels fit only the cells that they were made for; pictures of
  /// placeholders are drawn with glyphs where there are none.
  private mutating func adoptRecordedPictures() {
    switch pictureWays.recorded {
    case .placeholders(let cell)?: _ = app.update(.answer(.pictures(.placeholders(cell: cell))))
    case .sixels(let cell, _)?:
      guard case .sixels(cell, _)? = pictureWays.own, let recorded = pictureWays.recorded else { return }
      _ = app.update(.answer(.pictures(recorded)))
    case nil: break
    }
  }

  private mutating func take(_ event: Event) throws(Fault) {
    if hasOwnColors {
      switch event {
      case .answer(.colors): return
      case .answer(.pictures(let way)):
        pictureWays.recorded = way
        return adoptRecordedPictures()
      default: break
      }
    }
    if app.options.readsLines, heard == nil { heard = (app, event) }
    // Playback shows the app and does nothing outside it, so only the requests matter, which are compared.
    for effect in app.update(event) {
      if case .load(let request, let id, let page) = effect {
        asked.append(RecordedLoad(id: id, page: page, request: request))
      }
    }
  }

  private mutating func find(_ load: RecordedLoad) throws(Fault) {
    guard let first = asked.first else {
      throw .divergence(Divergence(message: Message { $0.asksNothing(Self.noun(load, in: $0)) }))
    }
    asked.removeFirst()
    guard (first.id, first.page, first.request) == (load.id, load.page, load.request) else {
      throw .divergence(
        Divergence(message: Message { $0.asks(Self.noun(first, in: $0), where: Self.noun(load, in: $0)) }))
    }
  }

  private mutating func expectNothingAsked() throws(Fault) {
    guard let first = asked.first else { return }
    asked = []
    throw .divergence(Divergence(message: Message { $0.asksForMore(Self.noun(first, in: $0)) }))
  }

  private mutating func listen(to lines: [String]) throws(Fault) {
    let possible =
      heard.map { [Announcer(before: $0.before, after: app).announcements(for: $0.event), Announcer.whereabouts(app)] }
      ?? [Announcer.greeting(app)]
    heard = nil
    let texts = possible.map { $0.map(\.text.string) }
    guard !texts.contains(lines) else { return }
    let (now, then) = (SafeText((texts.first ?? []).joined(separator: " ")), SafeText(lines.joined(separator: " ")))
    throw .divergence(Divergence(message: Message { $0.saysNow(now, where: then) }))
  }

  private static func noun(_ load: RecordedLoad, in words: Words) -> SafeText {
    let noun =
      switch load.request {
      case .open(let uri): words.theLink(SafeText(uri))
      case .home: words.theFirstPage
      case .again: words.pageAnew(load.page)
      case .operation(let name): words.theFeed(of: SafeText(name))
      case .find(let query): words.whatWasSeen(of: SafeText(query))
      case .next(let cursor): words.whatComes(after: SafeText(cursor))
      case .sections(let sections, let query): words.theSections("\(sections)", SafeText(query))
      }
    return CursorMask.masked(noun).truncated(to: 120) + " (\(load.id))"
  }
}

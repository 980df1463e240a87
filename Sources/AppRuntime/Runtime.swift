import AppCore
import Drawing
import Glibc
import Input
import Prism
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// The edge: the only loop, the only wait. What happens goes in as events; what the app wants is done here.
package struct Runtime: ~Copyable {
  package var screen: Screen
  private var files = OpenFiles()
  private var start = Moment.now
  private var meter = FrameMeter()
  /// What the user has to hear at the end: something has not been written.
  package private(set) var lastComplaint: SafeText?
  private let crash = Crash(Surroundings())

  /// `depth` is what the person wants, whatever the surroundings say.
  package init(depth: Depth?, hearsMouse: Bool) throws(TerminalError) {
    var settings = Surroundings().screenSettings
    settings.hearsMouse = hearsMouse
    settings.depth = depth ?? settings.depth
    do throws(TerminalError) {
      screen = try Screen(settings)
    } catch {
      throw error.cause
    }
  }

  package var size: Size { screen.size }
  package var depth: Depth { screen.depth }

  /// Shows the app until it wants to end; the result is the status to end with.
  package mutating func run(
    _ app: App, on source: Source, playing script: KeyScript? = nil, beginningWith event: Event? = nil,
    recorder: Recorder? = nil, log: EventLog? = nil
  ) throws(Failure) -> Int32 {
    var app = app
    var source = RecordingSource(source, recorder: recorder, log: log)
    var player = ScriptPlayer(script)
    // Before anybody can have seen what is in them: what changes from now on is noticed.
    _ = files.events(from: source.source)
    show(&app, &source)
    // A page that is shorter than the screen wants the next one at once, and some pages want more. Whoever has started
    // us sees something meanwhile.
    source.setClock(now)
    _ = try perform(app.update(.clock(now), answeredBy: &source), &app, &source)
    if let event, let status = try perform(app.update(event, answeredBy: &source), &app, &source) {
      return end(&source, with: status, in: app.words)
    }
    show(&app, &source)
    while true {
      let hasToSay = wait(until: [app.deadline, player.deadline].compactMap(\.self).min(), source)
      source.setClock(now)
      source.writeOn()
      let complaint = source.complaint(in: app.words)
      let answers = app.meter.measure(.decode) { source.events() }
      // Bytes alone are told of when the clock is.
      if !hasToSay, answers.isEmpty, complaint == nil { continue }
      var hasChanged = app.deadline != nil
      for event in source.source.progress { _ = app.update(event, answeredBy: &source) }
      if hasChanged { _ = app.update(.clock(now), answeredBy: &source) }
      for event in answers {
        hasChanged = true
        _ = try perform(app.update(event, answeredBy: &source), &app, &source)
      }
      for event in files.events(from: source.source) {
        hasChanged = true
        _ = app.update(.clock(now), answeredBy: &source)
        _ = app.update(event, answeredBy: &source)
      }
      while let event = screen.nextEvent().map({ Event($0, in: app.words) }) ?? scripted(&player, app) {
        crash?.strike()
        hasChanged = true
        if let status = try perform(app.update(event, answeredBy: &source), &app, &source) {
          return end(&source, with: status, in: app.words)
        }
      }
      if let complaint = complaint ?? source.complaint(in: app.words) {
        hasChanged = true
        _ = app.update(.failed(reason: complaint))
      }
      if hasChanged { show(&app, &source) }
    }
  }

  /// Gives the terminal back before pipes are waited for.
  private mutating func end(_ source: inout RecordingSource, with status: Int32, in words: Words) -> Int32 {
    screen.close()
    source.finishWriting()
    lastComplaint = source.complaint(in: words)
    return status
  }

  private mutating func show(_ app: inout App, _ source: inout RecordingSource) {
    guard app.wantsFrameFacts else {
      if app.meter != nil { app.meter = nil }
      let frame = app.frame()
      screen.show(frame)
      source.note(frame)
      return
    }
    let (frame, facts) = meter.measure(app) { frame in
      let before = screen.byteCount
      screen.show(frame)
      return screen.byteCount - before
    }
    source.note(frame)
    if app.meter == nil { app.meter = meter.stages }
    _ = app.update(.measured(facts), answeredBy: &source)
    // That was no part of a frame.
    _ = meter.stages.take()
  }

  /// What a script does next; frames are kept on the way.
  private func scripted(_ player: inout ScriptPlayer, _ app: App) -> Event? {
    while let deed = player.next(now: now, in: app.words) {
      switch deed {
      case .event(let event): return event
      case .save(let path):
        do throws(Failure) {
          try FileWriter.write(app.frame().textRows, to: path)
        } catch {
          return .failed(reason: error.message.text(in: app.words))
        }
      }
    }
    return nil
  }

  /// A status when it is time to go.
  private mutating func perform(
    _ effects: [Effect], _ app: inout App, _ source: inout RecordingSource
  ) throws(Failure) -> Int32? {
    for effect in effects {
      switch effect {
      case .quit: return ExitStatus.success.rawValue
      case .end(let signal): return 128 + signal.number
      case .suspend: screen.suspend()
      case .toggleMouse: screen.hearsMouse.toggle()
      case .copy(let text):
        if !screen.copy(SafeText(source.unmasked(text.string))) {
          tell(&app, app.words.noClipboard, &source)
        }
      case .openOutside(let address):
        if !Opener.open(source.unmasked(address)) {
          tell(&app, app.words.nothingOpensLinks(SafeText(address)), &source)
        }
      case .giveUp(let reason):
        screen.close()
        throw source.source.lastFailure ?? Failure(status: .unavailable, message: Message(verbatim: reason))
      case .load, .prefetch, .cancel, .become, .log: break
      }
    }
    return nil
  }

  /// What has come of an effect: nothing.
  private func tell(_ app: inout App, _ reason: SafeText, _ source: inout RecordingSource) {
    _ = app.update(.failed(reason: reason), answeredBy: &source)
  }

  /// Sleeps until there is something to do; nothing to do, no wake-up.
  /// `false` when that is for the source alone.
  private func wait(until deadline: Int?, _ noted: RecordingSource) -> Bool {
    let source = noted.source
    let own = screen.waits + files.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var waits = own + source.descriptors + noted.writes
    let input = screen.millisecondsLeft
    let timeout = [deadline.map { max(0, $0 - now) }, source.millisecondsLeft, noted.writingMilliseconds, input]
      .compactMap(\.self).min()
    _ = poll(&waits, nfds_t(waits.count), Int32(clamping: timeout ?? -1))
    return waits.prefix(own.count).contains { $0.revents != 0 } || input != nil
      || deadline.map { $0 <= now } ?? (timeout == nil)
  }

  /// Milliseconds since this began.
  package var now: Int { (Moment.now - start).milliseconds }

  /// For an app that has lived before.
  mutating func setClock(_ milliseconds: Int) {
    start = Moment.now.earlier(by: milliseconds)
  }
}

extension Duration {
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}

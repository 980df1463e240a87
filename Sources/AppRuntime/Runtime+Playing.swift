import AppCore
import Drawing
import Glibc
import Input
import Reporting
import Sessions
import Terminal
import Text

/// Playing a recorded session in a terminal: time passes as recorded, and the user may pause, jump, or continue the app
/// from there.
extension Runtime {
  /// The result is the status to end with.
  package mutating func play(_ playback: Playback, from path: String, in context: ProgramContext) throws(Failure)
    -> Int32
  {
    var playback = playback
    var substitutes = PictureSubstitutes(program: context.decoder)
    if let way = screen.pictureWay { playback.show(in: way) }
    show(playback, with: &substitutes)
    while true {
      waitWhilePlaying(until: playback.deadline(now: now), substitutes)
      do throws(Failure) {
        try playback.proceed(now: now)
        while let input = screen.nextEvent() {
          switch try answer(input, &playback) {
          case .goesOn: break
          case .ends(let status):
            screen.close()
            return status
          case .takenOver(let event):
            let app = playback.player.app
            let source = SessionSource(
              playback.player.session, from: playback.player.position, path: path, in: context)
            // The app continues with the terminal's clock and size.
            setClock(app.now)
            let resizing: [Event] = app.screen.size == screen.size ? [] : [.resize(screen.size)]
            return try run(app, on: .session(source), beginningWith: resizing + [event])
          }
        }
      } catch {
        screen.close()
        throw error
      }
      show(playback, with: &substitutes)
    }
  }

  /// Shows a frame, with glyphs in the places of pictures that this terminal cannot show.
  private mutating func show(_ playback: Playback, with substitutes: inout PictureSubstitutes) {
    let app = playback.player.app
    let frame = playback.frame(size: screen.size, now: now)
    keep(app.pictures.shelf)
    guard screen.pictureWay == nil else { return screen.show(frame) }
    screen.show(substitutes.drawn(on: frame, from: app.pictures.shelf, app.screen.theme))
  }

  private enum Answer {
    case goesOn
    case ends(Int32)
    case takenOver(Event)
  }

  private mutating func answer(_ input: InputEvent, _ playback: inout Playback) throws(Failure) -> Answer {
    switch input {
    case .key(.character(" ")): playback.togglePause(now: now)
    case .key(.character(".")): try playback.next(now: now)
    case .key(.character("<")): try playback.seek(by: -Playback.jump, now: now)
    case .key(.character(">")): try playback.seek(by: Playback.jump, now: now)
    case .key(.character("q")), .key(.control("c")), .key(.escape), .signal(.interrupt):
      return .ends(ExitStatus.success.rawValue)
    case .key(.control("z")), .signal(.suspend): screen.suspend()
    case .signal(let signal): return .ends(128 + signal.number)
    case .key, .paste: return .takenOver(Event(input, in: playback.player.app.words))
    case .mouse(let mouse):
      if case .press = mouse.action { return .takenOver(Event(input, in: playback.player.app.words)) }
    case .answer(.colors(let depth)): playback.show(in: depth)
    case .answer(.pictures(let way)): playback.show(in: way)
    case .focusIn, .focusOut, .unfinishedPaste, .resize, .answer: break
    }
    return .goesOn
  }

  private func waitWhilePlaying(until deadline: Int?, _ substitutes: borrowing PictureSubstitutes) {
    var waits = screen.waits + substitutes.descriptors
    let timeout =
      [deadline.map { max(0, $0 - now) }, screen.millisecondsLeft, substitutes.millisecondsLeft].compactMap(\.self)
      .min()
    _ = poll(&waits, nfds_t(waits.count), Int32(clamping: timeout ?? -1))
  }
}

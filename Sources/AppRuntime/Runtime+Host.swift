import AppCore
import Drawing
import Glibc
import Input
import Reporting
import Terminal
import Text
import Wording

/// The effects on a screen, and its input: that of the user, and that of a script.
extension Runtime: LiveHost {
  package var deadline: Int? { player.deadline }

  /// Drawing stops while another program owns the screen, but its app goes on.
  package var isAway: Bool { false }

  package var waits: [pollfd] { screen.waits + shows.waits }

  package var millisecondsLeft: Int? {
    [screen.millisecondsLeft, shows.millisecondsLeft].compactMap(\.self).min()
  }

  package mutating func takeShowRequests() -> [ShowRequest] { shows.takeRequests() }

  package mutating func answer(_ request: ShowRequest, _ reason: SafeText?) {
    shows.answer(request, reason)
  }

  package mutating func nextInput(for app: App) -> Event? {
    var event = screen.nextEvent()
    // By convention this key cleans the screen, whatever the program is doing.
    while event == .key(.control("l")), app.options.keymap.command(for: .control("l")) == nil {
      screen.isSpoiled = true
      event = screen.nextEvent()
    }
    // The key may be held down, so the screen is written when no more input is there.
    if event == nil { screen.repaintIfSpoiled() }
    let next = event.map { Event($0, in: app.words) } ?? scripted(app)
    if next != nil { crash?.strike() }
    return next
  }

  /// The next event of the script. Frames that it wants are written on the way.
  private mutating func scripted(_ app: App) -> Event? {
    while let request = player.next(now: now, in: app.words) {
      switch request {
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

  /// Does nothing, because the frame shows what has changed.
  package mutating func say(_ announcements: [Announcement]) {}

  /// The status line shows the complaint.
  package mutating func complain(_ reason: SafeText) -> Event? { .failed(reason: reason) }

  /// The screen draws its frame again by itself, and a new size arrives as input.
  package mutating func suspend() -> Resumption? {
    screen.suspend()
    return nil
  }

  package mutating func toggleMouse() -> Bool? {
    screen.hearsMouse.toggle()
    return screen.hearsMouse
  }

  package mutating func copy(_ text: SafeText) -> Bool { screen.copy(text) }

  package mutating func openOutside(_ address: String) -> Bool { opener.open(address) }

  package mutating func edit(_ file: EditedFile, line: Int, column: Int) -> EditorEnding {
    let environment = Surroundings().environment
    let editor = EditorCommand(environment)
    let path: String
    var isCopy = false
    switch file {
    case .file(let own): path = own
    case .response(let bytes, let title):
      do throws(PrivateCopies.SystemError) {
        path = try copies.write(bytes, title: title, environment)
      } catch {
        return .noCopy(errno: error.number)
      }
      isCopy = true
    }
    switch screen.lend(to: editor.words(path: path, line: line, column: column)) {
    case .ended(status: 0): return .done(wasCopy: isCopy)
    case .ended(let status): return .failed(editor: SafeText(editor.name), status: status)
    case .notStarted(let number): return .notStarted(editor: SafeText(editor.name), errno: number)
    }
  }
}

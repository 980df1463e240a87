import AppCore
import Drawing
import Input
import Prism
import Reporting
import Text
import ViewTree
import Wording

/// The playback of a recorded session: the frame shown, whether time passes, and the time of the next event.
package struct Playback {
  package private(set) var player: SessionPlayer
  /// The factor by which playback is faster than the session.
  private let speed: Double
  package private(set) var isPaused: Bool
  /// A time of the session, and the time of the terminal's clock when it was reached.
  private var anchor: (session: Int, now: Int)
  /// Copies of the player at regular intervals, to go back to.
  private var marks: [SessionPlayer]
  /// The difference between the app and the recording, if there is one.
  package private(set) var complaint: SafeText?

  private static let marksEvery = 100
  package static let jump = 5000

  package init(_ player: SessionPlayer, speed: Double, isPaused: Bool) {
    var player = player
    player.hasOwnColors = true
    self.player = player
    self.speed = speed
    self.isPaused = isPaused
    anchor = (0, 0)
    marks = [player]
    end = player.session.entries.map(\.time).max() ?? 0
  }

  /// The time of the last event.
  package let end: Int

  /// The time of the next event or second on the terminal's clock; `nil` while paused.
  package func deadline(now: Int) -> Int? {
    guard !isPaused, let next = player.nextTime else { return nil }
    // The status line shows seconds.
    let second = now + Self.second - (now - anchor.now) % Self.second
    return min(second, anchor.now + Int((Double(max(0, next - anchor.session)) / speed).rounded(.up)))
  }

  private static let second = 1000

  /// Plays the events that are due.
  package mutating func proceed(now: Int) throws(Failure) {
    guard !isPaused else { return }
    let time = anchor.session + Int(Double(now - anchor.now) * speed)
    while let next = player.nextTime, next <= time { try step() }
    if player.isOver { pause(now: now) }
  }

  package mutating func togglePause(now: Int) {
    if isPaused, !player.isOver {
      anchor = (reached(now), now)
      isPaused = false
    } else {
      pause(now: now)
    }
  }

  /// Plays on until the frame changes.
  package mutating func next(now: Int) throws(Failure) {
    pause(now: now)
    while !player.isOver {
      if try step() { return }
    }
  }

  /// Goes to another time of the session.
  package mutating func seek(by milliseconds: Int, now: Int) throws(Failure) {
    let target = min(max(0, reached(now) + milliseconds), end)
    if milliseconds < 0, let mark = marks.last(where: { $0.time < target || $0.position == 0 }) {
      player = mark
      marks.removeAll { $0.position > mark.position }
    }
    while let next = player.nextTime, next <= target { try step() }
    anchor = (target, now)
  }

  /// Shows the session in the colours that its terminal has now.
  package mutating func show(in depth: Depth) {
    player.show(in: depth)
    for index in marks.indices { marks[index].show(in: depth) }
  }

  /// Shows the session on a terminal that shows pixels in this way.
  package mutating func show(in way: TerminalPictures) {
    player.show(in: way)
    for index in marks.indices { marks[index].show(in: way) }
  }

  private func reached(_ now: Int) -> Int {
    isPaused ? max(anchor.session, player.time) : anchor.session + Int(Double(now - anchor.now) * speed)
  }

  private mutating func pause(now: Int) {
    anchor = (reached(now), now)
    isPaused = true
  }

  /// Plays one line; returns whether it was a frame.
  @discardableResult
  private mutating func step() throws(Failure) -> Bool {
    if player.position >= (marks.last?.position ?? 0) + Self.marksEvery { marks.append(player) }
    do throws(SessionPlayer.Fault) {
      switch try player.step() {
      case .frame, .said: return true
      case .event, .load: return false
      }
    } catch {
      switch error {
      case .unreadable(let failure): throw failure
      case .divergence(let divergence): complaint = words.recordedLine(player.line) + divergence.message.text(in: words)
      }
      return false
    }
  }

  /// The frame, with the player's status line in place of the app's.
  package func frame(size: Size, now: Int) -> Canvas {
    let theme = player.app.screen.theme
    var canvas = player.app.frame().fitted(to: size, style: theme.fill(.background(.primary)))
    guard size.height > 0 else { return canvas }
    let line = StatusLine(left: Phrase(place(now), .statusLineTitle), keys: keys).block(width: size.width)
    line.draw(on: &canvas, x: 0, y: size.height - 1, clip: canvas.bounds, theme: theme)
    if theme.icons.usesASCII { canvas.foldToASCII() }
    return canvas
  }

  /// The state of the playback: `recorded 0:12 of 1:02 • paused`.
  private func place(_ now: Int) -> SafeText {
    let state: SafeText? = complaint ?? (player.isOver ? words.endOfRecording : isPaused ? words.paused : nil)
    let time = words.recorded(Self.clock(min(reached(now), end)), of: Self.clock(end))
    return state.map { time + " • " + $0 } ?? time
  }

  private var words: Words { player.app.words }

  private var keys: [SafeText] {
    let pause: [SafeText] = player.isOver ? [] : [isPaused ? words.spacePlay : words.spacePause, words.stepKey]
    return pause + [words.seekKeys, words.quitKey, words.otherKeysTakeOver]
  }

  private static func clock(_ milliseconds: Int) -> SafeText {
    let seconds = milliseconds / 1000
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }
}

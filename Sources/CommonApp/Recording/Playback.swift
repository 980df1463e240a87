import Drawing
import Text
import ViewTree
import Wording

/// A recorded session on its way: which frame it shows, whether time passes, and when the next thing happens.
struct Playback {
  private(set) var player: SessionPlayer
  /// How much faster than it was.
  private let speed: Double
  private(set) var isPaused: Bool
  /// The time of the session that it has got to, and the moment at which it had.
  private var anchor: (session: Int, now: Int)
  /// The session as it was here and there, to go back to.
  private var marks: [SessionPlayer]
  /// How the app does not do what it did.
  private(set) var complaint: SafeText?

  private static let marksEvery = 100
  static let jump = 5000

  init(_ player: SessionPlayer, speed: Double, isPaused: Bool) {
    self.player = player
    self.speed = speed
    self.isPaused = isPaused
    anchor = (0, 0)
    marks = [player]
    end = player.session.entries.map(\.time).max() ?? 0
  }

  /// When the last thing happens.
  let end: Int

  /// When it goes on, on the clock of the terminal; `nil` where it does not by itself.
  func deadline(now: Int) -> Int? {
    guard !isPaused, let next = player.nextTime else { return nil }
    // Somebody may be looking at the clock.
    let second = now + Self.second - (now - anchor.now) % Self.second
    return min(second, anchor.now + Int((Double(max(0, next - anchor.session)) / speed).rounded(.up)))
  }

  private static let second = 1000

  /// Plays what is due.
  mutating func proceed(now: Int) throws(Failure) {
    guard !isPaused else { return }
    let time = anchor.session + Int(Double(now - anchor.now) * speed)
    while let next = player.nextTime, next <= time { try step() }
    if player.isOver { pause(now: now) }
  }

  mutating func togglePause(now: Int) {
    if isPaused, !player.isOver {
      anchor = (reached(now), now)
      isPaused = false
    } else {
      pause(now: now)
    }
  }

  /// Plays on until something else is shown.
  mutating func next(now: Int) throws(Failure) {
    pause(now: now)
    while !player.isOver {
      if try step() { return }
    }
  }

  /// Goes to another time of the session.
  mutating func seek(by milliseconds: Int, now: Int) throws(Failure) {
    let target = min(max(0, reached(now) + milliseconds), end)
    if milliseconds < 0, let mark = marks.last(where: { $0.time < target || $0.position == 0 }) {
      player = mark
      marks.removeAll { $0.position > mark.position }
    }
    while let next = player.nextTime, next <= target { try step() }
    anchor = (target, now)
  }

  private func reached(_ now: Int) -> Int {
    isPaused ? max(anchor.session, player.time) : anchor.session + Int(Double(now - anchor.now) * speed)
  }

  private mutating func pause(now: Int) {
    anchor = (reached(now), now)
    isPaused = true
  }

  /// Whether a frame was shown.
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

  /// The frame, with a line of the player's own in the place of the app's last one.
  func frame(size: Size, now: Int) -> Canvas {
    let theme = player.app.theme
    var canvas = player.app.frame().fitted(to: size, style: theme.fill(.background(.primary)))
    guard size.height > 0 else { return canvas }
    let line = StatusLine(left: Phrase(place(now), .statusLineTitle), keys: keys).block(width: size.width)
    line.draw(on: &canvas, x: 0, y: size.height - 1, clip: canvas.bounds, theme: theme)
    if theme.icons.usesASCII { canvas.foldToASCII() }
    return canvas
  }

  /// `recorded 0:12 of 1:02 • paused`
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

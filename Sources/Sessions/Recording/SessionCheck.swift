import Reporting
import Text

/// Plays a recorded session as fast as possible, and compares each frame with the recorded one.
package struct SessionCheck {
  package private(set) var eventCount = 0
  package private(set) var frameCount = 0
  package private(set) var differences = 0
  /// The first difference, with its line.
  package private(set) var report: [SafeText] = []

  package init() {}

  package mutating func run(_ player: SessionPlayer, name: SafeText) throws(Failure) {
    var player = player
    var frames = FrameCheck()
    while !player.isOver {
      do throws(SessionPlayer.Fault) {
        switch try player.step() {
        case .event: eventCount += 1
        case .load: break
        case .said: frameCount += 1
        case .frame(let frame):
          frameCount += 1
          if let difference = frames.difference(frame, from: player.app.frame()) {
            note(difference.split(separator: "\n").map { SafeText(String($0)) }, name, player.line)
          }
        }
      } catch {
        switch error {
        case .unreadable(let failure): throw failure
        case .divergence(let divergence): note([divergence.message.text(in: .english)], name, player.line)
        }
      }
    }
  }

  private mutating func note(_ lines: [SafeText], _ name: SafeText, _ line: Int) {
    differences += 1
    if differences == 1, let first = lines.first { report = ["\(name):\(line): " + first] + lines.dropFirst() }
  }

  /// The result in a sentence.
  package var summary: SafeText {
    let all: SafeText = "\(eventCount) events, \(frameCount) frames"
    return differences == 0 ? all + ": all as recorded" : all + ": \(differences) not as recorded; the first is shown"
  }
}

import Text
import Wording

/// A stage from an event to the frame that shows its effect, in the order in which a key goes through them.
package enum FrameStage: String, CaseIterable, Sendable {
  case read, decode, admit, diff, update, layout, draw, compare, ncurses, write

  package func name(in words: Words) -> SafeText {
    switch self {
    case .read: words.readStage
    case .decode: words.decodeStage
    case .admit: words.admitStage
    case .diff: words.diffStage
    case .update: words.updateStage
    case .layout: words.layoutStage
    case .draw: words.drawStage
    case .compare: words.compareStage
    case .ncurses: "ncurses"
    case .write: words.writeStage
    }
  }

  /// The stages in the text form of frames that were recorded while the output was one stage.
  static let formerOrder: [FrameStage] = [.decode, .admit, .diff, .layout, .draw, .write]
}

import Text
import Wording

/// A stage from an event to the frame that shows its effect.
package enum FrameStage: String, CaseIterable, Sendable {
  case decode, admit, diff, layout, draw, output

  package func name(in words: Words) -> SafeText {
    switch self {
    case .decode: words.decodeStage
    case .admit: words.admitStage
    case .diff: words.diffStage
    case .layout: words.layoutStage
    case .draw: words.drawStage
    case .output: words.outputStage
    }
  }
}

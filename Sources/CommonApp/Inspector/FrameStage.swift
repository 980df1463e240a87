import Text
import Wording

/// What becomes of something that has happened, until it can be seen.
enum FrameStage: String, CaseIterable, Sendable {
  case decode, admit, diff, layout, draw, output

  func name(in words: Words) -> SafeText {
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

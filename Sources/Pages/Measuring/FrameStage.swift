import Text

/// What becomes of something that has happened, until it can be seen.
package enum FrameStage: String, CaseIterable, Sendable {
  case decode, admit, diff, layout, draw, output
}

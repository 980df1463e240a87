import Text

/// A stage from an event to the frame that shows its effect.
package enum FrameStage: String, CaseIterable, Sendable {
  case decode, admit, diff, layout, draw, output
}

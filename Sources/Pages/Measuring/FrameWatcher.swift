import Drawing

/// An observer of a run, which gets every frame with its figures. Benchmarks have one; without it nothing is measured.
package protocol FrameWatcher: AnyObject {
  func note(_ frame: Canvas, _ facts: FrameFacts)
}

import AppRuntime
import Pictures
import Prism

/// The way to show pictures that the user asks for.
enum PictureChoice: String, CaseIterable {
  case auto, cells, off

  /// The choice of the environment, for all programs of a shell: `FACET_PICTURES=off`.
  static var ofEnvironment: PictureChoice? { PictureChoice(variable: Surroundings().environment) }

  init?(variable environment: (String) -> String?) {
    guard let choice = environment(Self.variable).flatMap(PictureChoice.init(rawValue:)) else { return nil }
    self = choice
  }

  static let variable = "FACET_PICTURES"

  /// The way on this terminal; `nil` if pictures are off.
  var mode: PictureMode? {
    switch self {
    case .auto, .cells: .cells(.blocks)
    case .off: nil
    }
  }

  /// Whether pictures are shown from the start. With few colours the blocks look better, so that only a key shows
  /// pictures there.
  func isOn(depth: Depth) -> Bool {
    switch self {
    case .auto: depth == .truecolor || depth == .palette256
    case .cells: true
    case .off: false
    }
  }
}

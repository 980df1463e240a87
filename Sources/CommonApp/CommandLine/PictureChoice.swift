import AppRuntime
import Pictures
import Prism
import Terminal

/// The way to show pictures that the user asks for.
enum PictureChoice: String, CaseIterable {
  case auto, kitty, sixel, sextants, cells, off

  /// The choice of the environment, for all programs of a shell: `FACET_PICTURES=off`.
  static var ofEnvironment: PictureChoice? { PictureChoice(variable: Surroundings().environment) }

  init?(variable environment: (String) -> String?) {
    guard let choice = environment(Self.variable).flatMap(PictureChoice.init(rawValue:)) else { return nil }
    self = choice
  }

  static let variable = "FACET_PICTURES"

  /// The way of pictures before the terminal has answered; `nil` if pictures are off.
  var mode: PictureMode? {
    switch self {
    case .auto, .kitty, .sixel, .cells: .cells(.blocks)
    // No terminal tells whether its font has these glyphs, so only the user chooses them.
    case .sextants: .cells(.sextants)
    case .off: nil
    }
  }

  /// The wish for true pixels on a terminal.
  var wish: PictureWish? {
    switch self {
    case .auto: .best
    case .kitty: .placeholders
    case .sixel: .sixels
    case .sextants, .cells, .off: nil
    }
  }

  /// Whether pictures are shown from the start. With few colours the blocks look better, so that only a key shows
  /// pictures there.
  func isOn(depth: Depth) -> Bool {
    switch self {
    case .auto: depth == .truecolor || depth == .palette256
    case .kitty, .sixel, .sextants, .cells: true
    case .off: false
    }
  }
}

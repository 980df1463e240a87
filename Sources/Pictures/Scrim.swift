import Drawing
import Prism

/// A veil in the colour of the ground between a picture and the words on it, so that the words stay readable.
struct Scrim {
  /// The colour of the ground, as drawn.
  let ground: ResolvedColor
  private let color: RGB

  /// The least contrast of words.
  let leastContrast: Double

  /// Creates the veil; `nil` where the terminal decides the colour of the ground.
  init?(on ground: ResolvedColor, for contrast: ContrastLevel) {
    guard let color = ground.fixed else { return nil }
    self.ground = ground
    self.color = color
    leastContrast = contrast.least(for: .text)
  }

  /// Returns a picture's colour under the veil. `share` is the part of the ground: 0 is the picture, 1 the ground.
  func veiled(_ picture: ResolvedColor?, share: Double) -> ResolvedColor {
    guard let picture = picture?.fixed, share < 1 else { return ground }
    return resolved(picture.mixed(with: color, share: share))
  }

  /// Returns a colour at the depth of the ground.
  private func resolved(_ rgb: RGB) -> ResolvedColor {
    if case .rgb = ground { .rgb(rgb) } else { .indexed(Palette256.nearest(to: rgb)) }
  }

  /// Whether words in a colour are readable on a picture's colour under the veil.
  func isReadable(_ ink: RGB, on picture: RGB, share: Double) -> Bool {
    Contrast.ratio(ink, picture.mixed(with: color, share: share)) >= leastContrast
  }
}

extension PictureCell {
  /// The colour of the cell seen from afar; `nil` if nothing of the picture is in it.
  var mean: RGB? {
    guard let front = foreground?.fixed else { return background?.fixed }
    return background?.fixed.map { front.mixed(with: $0, share: 0.5) } ?? front
  }
}

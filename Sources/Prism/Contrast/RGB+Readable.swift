extension RGB {
  /// Returns the nearest colour that is readable on a background. It is lighter or darker, whichever is nearer, with
  /// the same hue.
  public func readable(on ground: RGB, ratio least: Double = ContrastLevel.normal.least(for: .text)) -> RGB {
    guard Contrast.ratio(self, ground) < least else { return self }
    let start = OKLab(self)
    let candidates = [0.0, 1.0].compactMap { goal -> RGB? in
      Self.nearest(from: start, toward: goal, on: ground, least: least)
    }
    return candidates.min { OKLab($0).distance(to: start) < OKLab($1).distance(to: start) }
      ?? (Contrast.ratio(.black, ground) > Contrast.ratio(.white, ground) ? .black : .white)
  }

  /// Returns the nearest colour on which words in black or in white have the contrast. Between a light and a dark
  /// ground there are some on which neither has 7.
  func ground(ofWordsWith least: Double) -> RGB {
    guard !bearsWords(with: least) else { return self }
    let start = OKLab(self)
    return [Self.black, .white].map { readable(on: $0, ratio: least) }
      .min { OKLab($0).distance(to: start) < OKLab($1).distance(to: start) } ?? self
  }

  /// Whether words in black or in white have the contrast on the colour.
  func bearsWords(with least: Double) -> Bool {
    max(Contrast.ratio(.black, self), Contrast.ratio(.white, self)) >= least
  }

  private static let black = RGB(0x000000)
  private static let white = RGB(0xFFFFFF)

  /// Finds the nearest colour by bisection between the start and black or white. Sixteen steps are finer than the eye
  /// can see.
  private static func nearest(from start: OKLab, toward goal: Double, on ground: RGB, least: Double) -> RGB? {
    func color(_ share: Double) -> RGB {
      let lightness = start.lightness + (goal - start.lightness) * share
      // Chroma decreases toward black or white, because the colour would otherwise leave the range of a screen.
      return RGB(clipping: ColorSpace.oklab.sRGB(SIMD3(lightness, start.a * (1 - share), start.b * (1 - share))))
    }
    guard Contrast.ratio(color(1), ground) >= least else { return nil }
    var low = 0.0
    var high = 1.0
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if Contrast.ratio(color(middle), ground) >= least {
        high = middle
      } else {
        low = middle
      }
    }
    return color(high)
  }
}

/// The proportions of a picture, from which a width gives its height in rows. A cell is about twice as high as wide.
public enum PictureProportion: Sendable {
  /// Pictures of stores and landings.
  case wide
  /// Pictures of dishes and goods.
  case photo
  /// Banners and covers across the page.
  case banner
  /// Logos and round pictures.
  case square

  /// Returns the rows of a picture, at most `most`, so that a wide screen shows a whole card.
  public func rows(ofWidth width: Int, most: Int) -> Int {
    max(1, min(most, (width * height + base) / (2 * base)))
  }

  /// The height for a width of `base`.
  private var height: Int {
    switch self {
    case .wide: 9
    case .photo, .square: 3
    case .banner: 1
    }
  }

  private var base: Int {
    switch self {
    case .wide: 16
    case .photo: 4
    case .banner, .square: 3
    }
  }
}

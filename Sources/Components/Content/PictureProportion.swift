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

  /// Returns the rows of a picture, at most `most`, so that a screen shows a whole card. Pictures across a wide page may
  /// be higher than that by up to a half. Otherwise they would be a narrow part of the picture in large pixels.
  public func rows(ofWidth width: Int, most: Int) -> Int {
    let limit = most * min(max(width, Self.ordinaryWidth), Self.greatestWidth) / Self.ordinaryWidth
    return max(1, min(limit, (width * height + base) / (2 * base)))
  }

  /// Returns the columns of a picture with a number of rows in a card of a width. In a card that is alone on a wide page,
  /// at least two thirds of the picture's height are seen.
  func columns(ofRows rows: Int, in width: Int) -> Int {
    min(width, rows * 3 * base / height)
  }

  /// The widths between which the limit of the height grows.
  private static let ordinaryWidth = 100
  private static let greatestWidth = 150

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

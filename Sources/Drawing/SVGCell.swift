/// A cell in the units of the picture.
enum SVGCell {
  static let width = 9
  static let height = 20
  static let baseline = 15
  static let fontSize = 15
}

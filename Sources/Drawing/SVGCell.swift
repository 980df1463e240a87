/// The measures of a cell in the SVG, in picture units.
enum SVGCell {
  static let width = 9
  static let height = 20
  static let baseline = 15
  static let fontSize = 15
}

/// The longest line of running text. In longer lines readers lose the beginning of the next one.
enum Measure {
  static let longest = 88

  static func limiting(_ width: Int) -> Int {
    min(width, longest)
  }
}

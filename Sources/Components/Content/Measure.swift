/// How long lines of running text may get before the eye loses the next one.
enum Measure {
  static let longest = 88

  static func limiting(_ width: Int) -> Int {
    min(width, longest)
  }
}

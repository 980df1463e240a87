/// The width of running text. After longer lines readers do not find the beginning of the next one.
enum ReadableWidth {
  static let longest = 88

  static func limiting(_ width: Int) -> Int {
    min(width, longest)
  }
}

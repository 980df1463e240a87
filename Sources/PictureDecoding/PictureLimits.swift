import Drawing

/// The limits of pictures that come from outside.
package enum PictureLimits {
  /// The most bytes of a file.
  package static let mostBytes = 16 << 20
  /// The most pixels of a picture. Four bytes each are a quarter of a gigabyte.
  package static let mostPixels = 64_000_000
  package static let longestSide = 30_000
  /// The most pixels of a result, more than any screen has.
  package static let mostResultPixels = 16_000_000
  /// The time in milliseconds for one picture, and for the start of the process that decodes.
  package static let jobTime = 3_000
  /// The number of processes that may end in a row without one answer.
  package static let mostRestarts = 8
  /// The memory that decoding may take beyond that of a process that has decoded nothing.
  static let mostMemory = 512 << 20

  static func allows(width: Int, height: Int) -> Bool {
    // The sides come first, so that their product cannot overflow.
    (1...longestSide).contains(width) && (1...longestSide).contains(height) && width * height <= mostPixels
  }
}

import Drawing

/// A picture of true pixels for the screen. The cells of a canvas name it by a number.
public struct ScreenPicture: Hashable, Sendable {
  public enum Format: Hashable, Sendable {
    case png, sixels
  }

  public let format: Format
  /// The size in cells.
  public let size: Size
  public let bytes: [UInt8]

  public init(format: Format, size: Size, bytes: [UInt8]) {
    self.format = format
    self.size = size
    self.bytes = bytes
  }
}

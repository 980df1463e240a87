import Prism

/// What one branded app brings to the common code.
public struct Brand: Sendable {
  /// As on the command line.
  public let name: String
  /// As people write it.
  public let displayName: String
  public let palette: Palette

  public init(name: String, displayName: String, palette: Palette) {
    self.name = name
    self.displayName = displayName
    self.palette = palette
  }
}

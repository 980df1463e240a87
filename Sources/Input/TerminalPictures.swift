import Drawing

/// The way in which a terminal shows true pixels. `cell` is the size of its cells in pixels.
public enum TerminalPictures: Hashable, Sendable {
  /// Cells name a picture and their place in it, as in kitty's graphics protocol.
  case placeholders(cell: Size)
  /// Pixels are drawn over the cells, `colors` of them different.
  case sixels(cell: Size, colors: Int)

  public var cell: Size {
    switch self {
    case .placeholders(let cell), .sixels(let cell, _): cell
    }
  }
}

/// The text form for recordings: `placeholders,10x20` or `sixels,10x20,256`.
extension TerminalPictures: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .placeholders(let cell): "placeholders,\(cell.argument)"
    case .sixels(let cell, let colors): "sixels,\(cell.argument),\(colors)"
    }
  }

  public init?(_ text: String) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 2, let cell = Size(argument: words[1]), Self.allows(cell: cell) else { return nil }
    switch (words[0], words.count) {
    case ("placeholders", 2): self = .placeholders(cell: cell)
    case ("sixels", 3):
      guard let colors = Int(words[2]), Self.colorCounts.contains(colors) else { return nil }
      self = .sixels(cell: cell, colors: colors)
    default: return nil
    }
  }

  /// Whether cells can have this size in pixels. A terminal that says anything else is not believed.
  public static func allows(cell: Size) -> Bool {
    (2...128).contains(cell.width) && (4...256).contains(cell.height)
  }

  /// The numbers of colours that a terminal can show at once.
  public static let colorCounts = 2...65_536
}

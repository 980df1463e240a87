import Drawing

/// The name of a mode in a recorded session: `blocks`, `image 10x20`, `sixel 10x20 256`.
extension PictureMode {
  public var name: String {
    switch self {
    case .cells(.ascii): "ascii"
    case .cells(.blocks): "blocks"
    case .cells(.sextants): "sextants"
    case .image(let cell): "image \(cell.argument)"
    case .photo(let cell): "photo \(cell.argument)"
    case .sixel(let cell, let colors): "sixel \(cell.argument) \(colors)"
    }
  }

  public init?(name: String) {
    let words = name.split(separator: " ").map(String.init)
    let cell = words.dropFirst().first.flatMap(Size.init(argument:))
    switch (words.first, cell, words.count) {
    case ("ascii", nil, 1): self = .cells(.ascii)
    case ("blocks", nil, 1): self = .cells(.blocks)
    case ("sextants", nil, 1): self = .cells(.sextants)
    case ("image", let cell?, 2): self = .image(cell: cell)
    case ("photo", let cell?, 2): self = .photo(cell: cell)
    case ("sixel", let cell?, 3):
      guard let colors = Int(words[2]), (2...65_536).contains(colors) else { return nil }
      self = .sixel(cell: cell, colors: colors)
    default: return nil
    }
  }
}

import Drawing

/// A program of Debian that prints pictures with glyphs in colours.
enum PicturePeer: String, CaseIterable {
  case chafa, timg

  func command(_ files: [String], _ size: Size) -> [String] {
    let cells = "\(size.width)x\(size.height)"
    return switch self {
    case .chafa:
      ["chafa", "--format", "symbols", "--symbols", "block", "--colors", "full", "--size", cells] + files
    case .timg: ["timg", "-pq", "-g" + cells] + files
    }
  }
}

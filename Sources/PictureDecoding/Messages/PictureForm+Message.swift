import Drawing
import Pictures
import Prism

extension PictureForm {
  func write(to message: inout MessageWriter) {
    switch self {
    case .cells(let depth, let glyphs):
      message.add(UInt8(0))
      message.add(UInt8(Depth.allCases.firstIndex(of: depth) ?? 0))
      message.add(glyphs.rawValue)
    case .image(let cell):
      message.add(UInt8(1))
      cell.write(to: &message)
    case .photo(let cell):
      message.add(UInt8(3))
      cell.write(to: &message)
    case .sixel(let cell, let colors):
      message.add(UInt8(2))
      cell.write(to: &message)
      message.add(UInt16(clamping: colors))
    }
  }

  init?(from message: inout MessageReader) {
    switch message.number(UInt8.self) {
    case 0:
      guard
        let depth = message.number(UInt8.self), depth < Depth.allCases.count,
        let glyphs = message.number(UInt8.self).flatMap(PictureGlyphs.init)
      else { return nil }
      self = .cells(Depth.allCases[Int(depth)], glyphs)
    case 1:
      guard let cell = Size(from: &message) else { return nil }
      self = .image(cell: cell)
    case 2:
      guard let cell = Size(from: &message), let colors = message.short() else { return nil }
      self = .sixel(cell: cell, colors: colors)
    case 3:
      guard let cell = Size(from: &message) else { return nil }
      self = .photo(cell: cell)
    default: return nil
    }
  }
}

extension Size {
  func write(to message: inout MessageWriter) {
    message.add(UInt16(clamping: width))
    message.add(UInt16(clamping: height))
  }

  init?(from message: inout MessageReader) {
    guard let width = message.short(), let height = message.short() else { return nil }
    self.init(width, height)
  }
}

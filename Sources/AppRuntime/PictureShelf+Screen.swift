import Pictures
import Terminal

extension PictureShelf {
  /// The pictures of true pixels for the screen, by the numbers that cells name them by.
  var screenPictures: [Int: ScreenPicture] {
    images.reduce(into: [:]) { pictures, entry in
      let image = entry.image
      switch image.format {
      case .png: pictures[image.number] = ScreenPicture(format: .png, size: image.size, bytes: image.bytes)
      case .sixel: pictures[image.number] = ScreenPicture(format: .sixels, size: image.size, bytes: image.bytes)
      case .jpeg: break
      }
    }
  }
}

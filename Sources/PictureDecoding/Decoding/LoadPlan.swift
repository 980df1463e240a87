import Drawing
import Pictures

/// The size that a loader is asked for as soon as it knows the size of the picture.
struct LoadPlan {
  let raster: Raster
  let fit: PictureFit
  /// Whether the file may say that the picture is to be turned, which is only known later.
  let mayTurn: Bool
  let setSize: @convention(c) (PixbufLibrary.Object, Int32, Int32) -> Void
  /// The size of the picture, before it is turned.
  private(set) var found: Size?

  init(raster: Raster, fit: PictureFit, mayTurn: Bool, library: PixbufLibrary) {
    self.raster = raster
    self.fit = fit
    self.mayTurn = mayTurn
    setSize = library.setSize
  }

  /// Answers the loader. A size of zero makes it stop before it takes memory for the pixels.
  mutating func answer(_ loader: PixbufLibrary.Object, width: Int32, height: Int32) {
    let size = Size(Int(width), Int(height))
    found = size
    guard PictureLimits.allows(width: size.width, height: size.height) else { return setSize(loader, 0, 0) }
    let wanted = wanted(size)
    if wanted.width < size.width, wanted.height < size.height {
      setSize(loader, Int32(wanted.width), Int32(wanted.height))
    }
  }

  /// Returns the size of which no pixel is too few. A loader never enlarges.
  private func wanted(_ size: Size) -> Size {
    let upright = Placement(of: size, on: raster, fit: fit).size
    guard mayTurn else { return upright }
    let turned = Placement(of: Size(size.height, size.width), on: raster, fit: fit).size
    return Size(max(upright.width, turned.height), max(upright.height, turned.width))
  }
}

import Drawing
import Pictures
import Text

/// Decodes files with gdk-pixbuf, and scales and cuts them for a box.
struct PixbufDecoder {
  let library: PixbufLibrary

  /// Returns the pixels of a picture: red, green, blue and alpha, row by row.
  func pixels(
    of bytes: [UInt8], as format: PictureFormat, on raster: Raster, fit: PictureFit, shape: PictureShape
  ) throws(PictureFault) -> [UInt8] {
    if let size = HeaderSize.read(bytes, as: format), !PictureLimits.allows(width: size.width, height: size.height) {
      throw .tooManyPixels(size)
    }
    if PictureEnd.isMissing(bytes, format) || LeastData.isMissing(bytes, format) {
      throw .damaged(reason: "Unexpected end of file")
    }
    var plan = LoadPlan(raster: raster, fit: fit, mayTurn: Self.mayTurn(bytes, format), library: library)
    let loaded = try load(bytes, format, &plan)
    var pixels = [UInt8](repeating: 0, count: raster.size.width * raster.size.height * 4)
    try draw(loaded, on: raster, fit: fit, into: &pixels)
    Outline(shape: shape, raster: raster).cut(&pixels)
    return pixels
  }

  /// A picture and the size that counts for its proportions: a loader may have scaled it for cells, which distorts it.
  private struct Loaded: ~Copyable {
    let picture: ObjectReference
    let size: Size
  }

  private func load(
    _ bytes: [UInt8], _ format: PictureFormat, _ plan: inout LoadPlan
  ) throws(PictureFault) -> Loaded {
    let made = try library.check { library.makeLoader(format.name, $0) }
    guard let loader = ObjectReference(made, release: library.release) else { throw .unknownFormat }
    let pointer = loader.pointer
    var fault: PictureFault?
    withUnsafeMutablePointer(to: &plan) { plan in
      _ = library.connect(
        pointer, "size-prepared",
        { loader, width, height, plan in
          guard let loader else { return }
          plan?.assumingMemoryBound(to: LoadPlan.self).pointee.answer(loader, width: width, height: height)
        }, plan, nil, 0)
      do throws(PictureFault) {
        try feed(bytes, to: pointer)
      } catch {
        fault = error
      }
    }
    if let size = plan.found, !PictureLimits.allows(width: size.width, height: size.height) {
      throw .tooManyPixels(size)
    }
    // A picture whose end is missing is damaged, although the loader has shown its upper part.
    if let fault { throw fault }
    guard let picture = library.picture(pointer), let size = plan.found else { throw .unexplained }
    let isTurned = library.option(picture, "orientation").map { (UInt8(bitPattern: $0[0]) &- 0x35) < 4 } ?? false
    guard let upright = ObjectReference(library.upright(picture), release: library.release) else {
      throw .unexplained
    }
    return Loaded(picture: upright, size: isTurned ? Size(size.height, size.width) : size)
  }

  /// Hands all bytes to a loader. A loader must be closed in any case.
  private func feed(_ bytes: [UInt8], to loader: PixbufLibrary.Object) throws(PictureFault) {
    var fault: PictureFault?
    do throws(PictureFault) {
      let isWritten = try library.check { failure in
        bytes.withUnsafeBufferPointer { buffer -> Int32? in
          buffer.baseAddress.map { library.write(loader, $0, buffer.count, failure) }
        }
      }
      if isWritten == 0 { fault = .unexplained }
    } catch {
      fault = error
    }
    do throws(PictureFault) {
      if try library.check({ library.close(loader, $0) }) == 0 { throw .unexplained }
    } catch {
      throw fault ?? error
    }
    if let fault { throw fault }
  }

  /// Scales the part of a picture that the raster shows.
  private func draw(
    _ loaded: borrowing Loaded, on raster: Raster, fit: PictureFit, into pixels: inout [UInt8]
  ) throws(PictureFault) {
    let source = loaded.picture.pointer
    let (width, height) = (Int(library.width(source)), Int(library.height(source)))
    guard width > 0, height > 0 else { throw .unexplained }
    let place = Placement(of: loaded.size, on: raster, fit: fit)
    let across = Span(place.x, place.size.width, of: width, on: raster.size.width)
    let down = Span(place.y, place.size.height, of: height, on: raster.size.height)
    let cut = library.part(
      source, Int32(across.source.lowerBound), Int32(down.source.lowerBound), Int32(across.source.count),
      Int32(down.source.count))
    guard let part = ObjectReference(cut, release: library.release) else { throw .unexplained }
    try pixels.withUnsafeMutableBufferPointer { (buffer) throws(PictureFault) in
      guard
        let start = buffer.baseAddress,
        let target = ObjectReference(wrap(start, raster.size), release: library.release)
      else { throw .unexplained }
      library.scale(
        part.pointer, target.pointer, Int32(across.target.lowerBound), Int32(down.target.lowerBound),
        Int32(across.target.count), Int32(down.target.count), across.offset, down.offset, across.scale, down.scale, 2)
    }
  }

  /// Returns a picture of the library over pixels with alpha.
  func wrap(_ pixels: UnsafeMutablePointer<UInt8>, _ size: Size) -> PixbufLibrary.Object? {
    library.wrap(pixels, 0, 1, 8, Int32(size.width), Int32(size.height), Int32(size.width * 4), nil, nil)
  }

  /// Returns whether the file may hold a note that its picture is to be turned. Only gdk-pixbuf's JPEG loader reads it.
  private static func mayTurn(_ bytes: [UInt8], _ format: PictureFormat) -> Bool {
    guard format == .jpeg else { return false }
    // The note is the first or the second segment of the file.
    let head = Array(bytes.prefix(4_096))
    return head.indices.dropLast(3).contains { start in
      head[start] == 0x45 && head[start..<start + 4].elementsEqual("Exif".utf8)
    }
  }
}

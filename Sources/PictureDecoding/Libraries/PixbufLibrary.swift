import Pictures
import Text

/// The functions of gdk-pixbuf and of GLib below it.
struct PixbufLibrary {
  typealias Object = UnsafeMutableRawPointer
  typealias Failure = UnsafeMutablePointer<Object?>
  typealias SizeReader = @convention(c) (Object?, Int32, Int32, Object?) -> Void

  let makeLoader: @convention(c) (UnsafePointer<CChar>, Failure) -> Object?
  let setSize: @convention(c) (Object, Int32, Int32) -> Void
  let write: @convention(c) (Object, UnsafePointer<UInt8>, Int, Failure) -> Int32
  let close: @convention(c) (Object, Failure) -> Int32
  /// The picture of a loader, which keeps it. Of an animation it is the first frame.
  let picture: @convention(c) (Object) -> Object?
  let upright: @convention(c) (Object) -> Object?
  let option: @convention(c) (Object, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  let width: @convention(c) (Object) -> Int32
  let height: @convention(c) (Object) -> Int32
  /// A picture over pixels of the caller: colour space, alpha, bits, width, height, bytes in a row, and no owner.
  let wrap:
    @convention(c) (UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32, Int32, Object?, Object?) -> Object?
  /// A part of a picture, which shares its pixels.
  let part: @convention(c) (Object, Int32, Int32, Int32, Int32) -> Object?
  let scale: @convention(c) (Object, Object, Int32, Int32, Int32, Int32, Double, Double, Double, Double, Int32) -> Void
  let save:
    @convention(c) (
      Object, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>, UnsafePointer<CChar>,
      UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>, Failure
    ) -> Int32
  let connect: @convention(c) (Object, UnsafePointer<CChar>, SizeReader, Object?, Object?, Int32) -> UInt
  let release: @convention(c) (Object) -> Void
  let freeFailure: @convention(c) (Object) -> Void
  let free: @convention(c) (Object?) -> Void
  let version: SafeText

  init(_ name: String) throws(PictureFault) {
    let library = try DynamicLibrary(name)
    makeLoader = try library.function("gdk_pixbuf_loader_new_with_type")
    setSize = try library.function("gdk_pixbuf_loader_set_size")
    write = try library.function("gdk_pixbuf_loader_write")
    close = try library.function("gdk_pixbuf_loader_close")
    picture = try library.function("gdk_pixbuf_loader_get_pixbuf")
    upright = try library.function("gdk_pixbuf_apply_embedded_orientation")
    option = try library.function("gdk_pixbuf_get_option")
    width = try library.function("gdk_pixbuf_get_width")
    height = try library.function("gdk_pixbuf_get_height")
    wrap = try library.function("gdk_pixbuf_new_from_data")
    part = try library.function("gdk_pixbuf_new_subpixbuf")
    scale = try library.function("gdk_pixbuf_scale")
    save = try library.function("gdk_pixbuf_save_to_bufferv")
    // The linker searches the libraries that gdk-pixbuf needs, too.
    connect = try library.function("g_signal_connect_data")
    release = try library.function("g_object_unref")
    freeFailure = try library.function("g_error_free")
    free = try library.function("g_free")
    let parts = try ["major", "minor", "micro"].map { (part) throws(PictureFault) in
      try library.address("gdk_pixbuf_\(part)_version").load(as: UInt32.self)
    }
    version = SafeText(parts.map(String.init).joined(separator: "."))
  }

  /// Calls a function that may fail, and throws the library's own words.
  func check<Result>(_ call: (Failure) -> Result?) throws(PictureFault) -> Result {
    var failure: Object?
    let result = call(&failure)
    guard let failure else {
      if let result { return result }
      throw .unexplained
    }
    defer { freeFailure(failure) }
    // A GError holds a domain and a code of four bytes each, then its message.
    let message = failure.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    throw .damaged(reason: message.map { SafeText(String(cString: $0)) } ?? SafeText())
  }
}

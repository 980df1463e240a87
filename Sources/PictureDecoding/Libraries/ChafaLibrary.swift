import Pictures

/// The functions of chafa, which draws pixels with glyphs and with sixels.
struct ChafaLibrary {
  typealias Object = UnsafeMutableRawPointer

  let makeMap: @convention(c) () -> Object?
  let addTags: @convention(c) (Object, UInt32) -> Void
  let releaseMap: @convention(c) (Object) -> Void

  let makeConfiguration: @convention(c) () -> Object?
  let releaseConfiguration: @convention(c) (Object) -> Void
  let setMap: @convention(c) (Object, Object) -> Void
  let setSize: @convention(c) (Object, Int32, Int32) -> Void
  let setCell: @convention(c) (Object, Int32, Int32) -> Void
  let setMode: @convention(c) (Object, UInt32) -> Void
  let setPixelMode: @convention(c) (Object, UInt32) -> Void
  let setDithering: @convention(c) (Object, UInt32) -> Void
  let setEnhancing: @convention(c) (Object, Int32) -> Void
  let setColorSpace: @convention(c) (Object, UInt32) -> Void
  let setWork: @convention(c) (Object, Float) -> Void

  let makeCanvas: @convention(c) (Object) -> Object?
  let releaseCanvas: @convention(c) (Object) -> Void
  let draw: @convention(c) (Object, UInt32, UnsafePointer<UInt8>, Int32, Int32, Int32) -> Void
  let glyph: @convention(c) (Object, Int32, Int32) -> UInt32
  let colors: @convention(c) (Object, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
  /// Returns a GString: its characters, and their number.
  let print: @convention(c) (Object, Object?) -> Object?
  let freeString: @convention(c) (Object, Int32) -> Object?

  init(_ name: String) throws(PictureFault) {
    let library = try DynamicLibrary(name)
    makeMap = try library.function("chafa_symbol_map_new")
    addTags = try library.function("chafa_symbol_map_add_by_tags")
    releaseMap = try library.function("chafa_symbol_map_unref")
    makeConfiguration = try library.function("chafa_canvas_config_new")
    releaseConfiguration = try library.function("chafa_canvas_config_unref")
    setMap = try library.function("chafa_canvas_config_set_symbol_map")
    setSize = try library.function("chafa_canvas_config_set_geometry")
    setCell = try library.function("chafa_canvas_config_set_cell_geometry")
    setMode = try library.function("chafa_canvas_config_set_canvas_mode")
    setPixelMode = try library.function("chafa_canvas_config_set_pixel_mode")
    setDithering = try library.function("chafa_canvas_config_set_dither_mode")
    setEnhancing = try library.function("chafa_canvas_config_set_preprocessing_enabled")
    setColorSpace = try library.function("chafa_canvas_config_set_color_space")
    setWork = try library.function("chafa_canvas_config_set_work_factor")
    makeCanvas = try library.function("chafa_canvas_new")
    releaseCanvas = try library.function("chafa_canvas_unref")
    draw = try library.function("chafa_canvas_draw_all_pixels")
    glyph = try library.function("chafa_canvas_get_char_at")
    colors = try library.function("chafa_canvas_get_raw_colors_at")
    print = try library.function("chafa_canvas_print")
    // The linker searches GLib, which chafa needs, too.
    freeString = try library.function("g_string_free")
    // The pictures are small: threads would cost more than they save.
    let setThreads: @convention(c) (Int32) -> Void = try library.function("chafa_set_n_threads")
    setThreads(1)
  }
}

/// Values of chafa's header files.
enum ChafaValue {
  static let truecolor: UInt32 = 0
  static let indexed240: UInt32 = 2
  static let indexed16: UInt32 = 3
  static let twoColors: UInt32 = 5
  static let indexed8: UInt32 = 6

  static let sixels: UInt32 = 1

  static let noDithering: UInt32 = 0
  static let diffusion: UInt32 = 2

  static let perceivedColors: UInt32 = 1

  /// Eight bits of red, green, blue and alpha, of which the colours are not multiplied by alpha.
  static let pixels: UInt32 = 4

  static let space: UInt32 = 1 << 0
  static let solid: UInt32 = 1 << 1
  static let quadrants: UInt32 = 1 << 7
  static let halves: UInt32 = 1 << 8 | 1 << 9
  static let ascii: UInt32 = 1 << 14
  static let sextants: UInt32 = 1 << 22
}

import CNcurses
import Drawing
import Glibc
import Prism
import Text

/// The terminal while it is ours: shows canvases, yields what the person does, gives everything back at the end.
///
/// There is one at a time, since ncurses knows only one current screen. It is closed when it goes out of scope at the
/// latest; a crash puts the terminal right too.
public struct Screen: ~Copyable {
  let device: Device
  let signals: SignalHandlers
  let handle: OpaquePointer
  /// Keys are read from a pad of one cell, because reading from a window would draw that window first.
  let keyboard: UnsafeMutablePointer<WINDOW>
  /// The terminfo entry in use; not the wished one when nobody here has heard of that.
  public let type: String
  public private(set) var isOpen = true
  public internal(set) var size: Size
  /// Between `leave()` and `enter()`.
  var isAway = false

  var keys = KeyDecoder()
  var isHungUp = false
  var encoder: CellEncoder
  /// What is on the screen, `nil` when nobody can tell.
  var shown: Canvas?
  var cells: [cchar_t] = []

  /// Takes over the terminal: `type` is what TERM says. Nothing has been written to it if this throws.
  public init(
    type wish: String?, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    UTF8Locale.adopt()
    let device = try Device(input: input, output: output)
    let type: String
    do {
      type = try TerminalType.usable(wish, on: device.outputDescriptor)
    } catch {
      device.close()
      throw error
    }
    guard let signals = SignalHandlers() else {
      device.close()
      throw .notSetUp(type: type)
    }
    // LINES and COLUMNS in the environment would freeze the size.
    use_env(false)
    use_tioctl(true)
    device.take()
    guard let handle = newterm(type, device.output, device.input), let keyboard = newpad(1, 1) else {
      endwin()
      device.giveBack()
      signals.close()
      device.close()
      throw .notSetUp(type: type)
    }
    self.device = device
    self.signals = signals
    self.handle = handle
    self.keyboard = keyboard
    self.type = type
    size = Self.currentSize
    if has_colors() {
      start_color()
      use_default_colors()
    }
    encoder = CellEncoder(pairs: ColorPairs(depth: .current, limit: has_colors() ? facet_pair_count() : 0))
    setModes()
  }

  deinit {
    if isOpen { Self.close(handle, device, signals, keyboard) }
  }

  /// Whether every 24-bit colour can be shown as it is.
  public var isDirectColor: Bool { facet_has_flag("RGB") }

  /// How many colours the terminal has; 0 when it has none.
  public var colorCount: Int { has_colors() ? Int(facet_color_count()) : 0 }

  /// Poll these for reading; when one is ready, call `nextEvent()` until it has no more.
  public var descriptors: [Int32] { [signals.readEnd, device.inputDescriptor] }

  /// Gives the terminal back as it was. More than once is once.
  public mutating func close() {
    guard isOpen else { return }
    isOpen = false
    Self.close(handle, device, signals, keyboard)
  }

  static var currentSize: Size {
    let window = facet_standard_window()
    return Size(Int(getmaxx(window)), Int(getmaxy(window)))
  }

  private func setModes() {
    cbreak()
    noecho()
    nonl()
    curs_set(0)
    // The cursor is hidden: nobody misses the bytes that would bring it back after each frame.
    leaveok(facet_standard_window(), true)
    typeahead(-1)
    keypad(keyboard, true)
    KeySequences.define()
    nodelay(keyboard, true)
    // How long a lone Escape may turn out to be the beginning of a key; the default is a second.
    set_escdelay(25)
  }

  private static func close(
    _ handle: OpaquePointer, _ device: Device, _ signals: SignalHandlers, _ keyboard: UnsafeMutablePointer<WINDOW>
  ) {
    endwin()
    device.giveBack()
    delwin(keyboard)
    delscreen(handle)
    signals.close()
    device.close()
  }
}

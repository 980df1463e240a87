import CNcurses
import Drawing
import Glibc
import Input
import Prism
import Text

/// The terminal while the program uses it: shows canvases, returns the user's input, and gives the terminal back at the
/// end.
///
/// There is one screen at a time, because ncurses has one current screen. It is closed at the latest when it goes out
/// of scope, and a crash restores the terminal too.
public struct Screen: ~Copyable {
  let device: Device
  let signals: SignalHandlers
  var handle: OpaquePointer
  /// The pad of one cell that keys are read from. Reading from a window would draw that window first.
  var keyboard: UnsafeMutablePointer<WINDOW>
  let settings: ScreenSettings
  /// The name of the terminfo entry in use: TERM, or an embedded entry.
  public internal(set) var type: String
  /// The colour depth: that of the terminal, or less if the settings ask for less.
  public internal(set) var depth: Depth
  /// The colours that the terminal has said it shows, until the screen has changed to them.
  var offeredDepth: Depth?
  public internal(set) var isOpen = true
  public internal(set) var size: Size
  /// Whether the terminal is given back, between `leave()` and `enter()`.
  var isAway = false

  var input = InputReader()
  var outbox: Outbox
  let held: HeldOutput
  var looks: LookShortener.Abilities
  /// The modes of the terminal while the screen is shown.
  var ownModes: termios
  var isHungUp = false
  /// Whether input has arrived since there was none. Only a terminal without input can have hung up; one with both is
  /// readable again at once.
  var hasInput = false
  /// A signal that arrived while no event could be returned.
  var pendingSignal: Signal?
  var conversation: Conversation
  var encoder: CellEncoder
  /// Whether the locale, and with it ncurses, has only ASCII.
  let showsOnlyASCII: Bool
  /// The canvas on the screen; `nil` if it is unknown.
  var shown: Canvas?
  /// Whether something else stands on the screen, so that it is to be written again.
  public var isSpoiled = false
  /// The newest frame that waits until the terminal has taken the one before it.
  var wanted: Canvas?
  var cells: [cchar_t] = []
  /// The times of painting; `nil` while nothing is measured.
  public var paintTimes: PaintTimes?
  /// The way in which the terminal shows true pixels, as far as it is known.
  public internal(set) var pictureWay: TerminalPictures?
  var pixels: PixelPictures
  /// The facts about pictures that `pictureWay` follows from, and the number of answers at that time. The facts are
  /// `nil` once the window or the colours have changed, which it follows from too.
  var lastPictureFacts: PictureFacts? = PictureFacts()
  var lastPictureAnswers = 0

  /// Takes the terminal. If this throws, nothing has been written to it.
  public init(
    _ settings: ScreenSettings, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    showsOnlyASCII = !UTF8Locale.adopt().value
    let device = try Device(input: input, output: output)
    let entry: TerminalEntry
    do {
      entry = try TerminalEntry(type: settings.type, depth: settings.depth, on: device.outputDescriptor)
    } catch {
      device.close()
      throw error
    }
    if let size = device.size, !size.canBeDrawn {
      device.close()
      throw .tooLarge(size)
    }
    guard let signals = SignalHandlers() else {
      device.close()
      throw .notSetUp(type: entry.name)
    }
    // LINES and COLUMNS in the environment would fix the size.
    use_env(false)
    use_tioctl(true)
    device.take()
    guard let handle = entry.whileFindable({ newterm(entry.name, device.output, device.input) }),
      let keyboard = newpad(1, 1), let ownModes = Self.takeKeys(device),
      // From here on the outbox sends the output of ncurses.
      let held = HeldOutput(replacing: fileno(device.output))
    else {
      endwin()
      device.giveBack()
      signals.close()
      device.close()
      throw .notSetUp(type: entry.name)
    }
    self.settings = settings
    self.device = device
    self.signals = signals
    self.handle = handle
    self.ownModes = ownModes
    self.held = held
    looks = .current
    outbox = Outbox(device.writingEnd)
    self.keyboard = keyboard
    type = entry.name
    size = Self.currentSize
    let colors = Self.startColors()
    depth = colors.depth(wished: settings.depth)
    encoder = CellEncoder(pairs: ColorPairs(depth: colors, limit: has_colors() ? facet_pair_count() : 0))
    conversation = Conversation(settings: settings)
    pictureWay = settings.pictures?.way(PictureFacts(), depth: depth, window: device.cell).value
    pixels = PixelPictures(pictureWay, isInTmux: settings.isInTmux)
    encoder.pictureCells = pixels.cells
    Self.setModes(keyboard)
    outbox.add(held.take())
    holdBack()
  }

  deinit {
    if isOpen, !isAway {
      var (conversation, input, outbox, pixels) = (conversation, input, outbox, pixels)
      outbox.add(pixels.removeAll())
      Self.giveBack(device, keyboard, held, &outbox, &conversation, &input)
    }
    if isOpen { Self.free(handle, device, signals, keyboard, held) }
  }

  /// The descriptors to poll. When one is ready, call `nextEvent()` until it returns `nil`.
  public var waits: [pollfd] {
    [signals.readEnd, device.inputDescriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + [outbox.poll].compactMap(\.self)
  }

  /// The longest time for a poll, in milliseconds.
  public var millisecondsLeft: Int? {
    if isAway { return nil }
    if hasDeferredWork { return 0 }
    return [input.millisecondsLeft, conversation.millisecondsLeft].compactMap(\.self).min()
  }

  /// Whether something that had to wait until the terminal has taken the last frame can be done now. A frame may have
  /// ended the wait, after which no descriptor becomes ready.
  private var hasDeferredWork: Bool {
    guard isOpen, outbox.isEmpty else { return false }
    return pixels.hasWaiting || isSpoiled || wanted == nil && offeredDepth != nil || hasNewPictureFacts
  }

  /// The number of bytes sent to the terminal so far.
  public var byteCount: Int { outbox.byteCount }

  /// Whether the program gets mouse reports. Otherwise the terminal selects text with the mouse.
  public var hearsMouse: Bool {
    get { conversation.hearsMouse }
    set {
      conversation.hearMouse(newValue)
      sendConversation()
    }
  }

  /// Copies text to the clipboard of the terminal, which may be on another machine. Returns whether the terminal may
  /// have understood.
  public mutating func copy(_ text: SafeText) -> Bool {
    guard conversation.copy(text) else { return false }
    sendConversation()
    return true
  }

  /// Gives the terminal back as it was. Further calls have no effect.
  public mutating func close() {
    guard isOpen else { return }
    leave()
    isOpen = false
    Self.free(handle, device, signals, keyboard, held)
  }

  static var currentSize: Size {
    let window = facet_standard_window()
    return Size(Int(getmaxx(window)), Int(getmaxy(window)))
  }

  /// Leaves and enters the screen once inside ncurses, without sending anything. ncurses 6.4 treats a screen that it
  /// has never left as not begun. It then flushes its output before every cursor movement, and one frame takes a
  /// hundred writes.
  mutating func holdBack() {
    endwin()
    // Without this, ncurses would clear and compare a whole screen here.
    clearok(facet_next_window(), false)
    doupdate()
    keypad(keyboard, true)
    _ = held.take()
    // Only ncurses assumes a cleared screen, so the next frame is written in full.
    clearok(facet_screen_window(), true)
  }

  /// Begins to draw in colour, as far as the entry in use has colours.
  static func startColors() -> ColorDepth {
    if has_colors() {
      start_color()
      use_default_colors()
    }
    return .current
  }

  /// Makes keys arrive one by one and unseen. Returns the modes for that, which ncurses sets.
  static func takeKeys(_ device: borrowing Device) -> termios? {
    cbreak()
    noecho()
    nonl()
    var modes = termios()
    return tcgetattr(device.outputDescriptor, &modes) == 0 ? modes : nil
  }

  static func setModes(_ keyboard: UnsafeMutablePointer<WINDOW>) {
    curs_set(0)
    // The cursor is hidden, so the bytes that move it back after each frame are saved.
    leaveok(facet_standard_window(), true)
    typeahead(-1)
    keypad(keyboard, true)
    KeySequences.define()
    Marker.define()
    nodelay(keyboard, true)
    // How long a lone Escape may be the beginning of a sequence, in milliseconds; the default is a second.
    set_escdelay(25)
  }
}

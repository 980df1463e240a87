import CNcurses
import Drawing
import Glibc
import Input
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
  /// The name of the terminfo entry in use: TERM, or an entry of our own.
  public let type: String
  /// How many colours can be shown, and are wanted.
  public let depth: Depth
  public internal(set) var isOpen = true
  public internal(set) var size: Size
  /// Between `leave()` and `enter()`.
  var isAway = false

  var input = InputReader()
  var outbox: Outbox
  let held: HeldOutput
  /// The modes of the terminal while the screen is shown.
  let ownModes: termios
  var isHungUp = false
  /// Came while there was nobody to tell.
  var unheard: Signal?
  var conversation: Conversation
  var encoder: CellEncoder
  /// The locale, and with it ncurses, knows nothing else.
  let showsOnlyASCII: Bool
  /// What is on the screen, `nil` when nobody can tell.
  var shown: Canvas?
  /// The newest frame, while the terminal has not taken the one before it.
  var wanted: Canvas?
  var cells: [cchar_t] = []

  /// Takes over the terminal. Nothing has been written to it if this throws.
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
    // LINES and COLUMNS in the environment would freeze the size.
    use_env(false)
    use_tioctl(true)
    device.take()
    guard let handle = entry.whileFindable({ newterm(entry.name, device.output, device.input) }),
      let keyboard = newpad(1, 1), let ownModes = Self.takeKeys(device),
      // From here on what ncurses writes goes through the outbox.
      let held = HeldOutput(replacing: fileno(device.output))
    else {
      endwin()
      device.giveBack()
      signals.close()
      device.close()
      throw .notSetUp(type: entry.name)
    }
    self.device = device
    self.signals = signals
    self.handle = handle
    self.ownModes = ownModes
    self.held = held
    outbox = Outbox(device.writingEnd)
    self.keyboard = keyboard
    type = entry.name
    size = Self.currentSize
    if has_colors() {
      start_color()
      use_default_colors()
    }
    let colors = ColorDepth.current
    depth = colors.depth(wished: settings.depth)
    encoder = CellEncoder(pairs: ColorPairs(depth: colors, limit: has_colors() ? facet_pair_count() : 0))
    conversation = Conversation(settings: settings)
    setModes()
    holdBack()
  }

  deinit {
    if isOpen, !isAway {
      var (conversation, input, outbox) = (conversation, input, outbox)
      Self.giveBack(device, keyboard, held, &outbox, &conversation, &input)
    }
    if isOpen { Self.free(handle, device, signals, keyboard) }
  }

  /// What to poll, and for what; when one is ready, call `nextEvent()` until it has no more.
  public var waits: [pollfd] {
    [signals.readEnd, device.inputDescriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + [outbox.poll].compactMap(\.self)
  }

  /// How long a poll may take at most, in milliseconds.
  public var millisecondsLeft: Int? { isAway ? nil : input.millisecondsLeft }

  /// The number of bytes sent to the terminal so far.
  public var byteCount: Int { outbox.byteCount }

  /// Whether the mouse is heard, or left to the terminal, which then selects text with it.
  public var hearsMouse: Bool {
    get { conversation.hearsMouse }
    set {
      conversation.hearMouse(newValue)
      sayOn()
    }
  }

  /// Puts text on the clipboard of the terminal, which may be far away, if it lets us. Says whether it may have heard.
  public mutating func copy(_ text: SafeText) -> Bool {
    guard conversation.copy(text) else { return false }
    sayOn()
    return true
  }

  /// Gives the terminal back as it was. More than once is once.
  public mutating func close() {
    guard isOpen else { return }
    leave()
    isOpen = false
    Self.free(handle, device, signals, keyboard)
  }

  static var currentSize: Size {
    let window = facet_standard_window()
    return Size(Int(getmaxx(window)), Int(getmaxy(window)))
  }

  /// ncurses 6.4 takes a screen that it has never left for one that has not begun, and writes whatever it holds before
  /// every movement of the cursor: a frame comes as a hundred writes. So it leaves and comes back once, unseen.
  private mutating func holdBack() {
    outbox.add(held.take())
    endwin()
    doupdate()
    keypad(keyboard, true)
    _ = held.take()
    // Only ncurses believes that the screen has been cleared.
    clearok(facet_screen_window(), true)
  }

  /// Has keys come one by one and unseen; the result is the modes that do that. ncurses must meet the terminal for it.
  private static func takeKeys(_ device: borrowing Device) -> termios? {
    cbreak()
    noecho()
    nonl()
    var modes = termios()
    return tcgetattr(device.outputDescriptor, &modes) == 0 ? modes : nil
  }

  private func setModes() {
    curs_set(0)
    // The cursor is hidden: nobody misses the bytes that would bring it back after each frame.
    leaveok(facet_standard_window(), true)
    typeahead(-1)
    keypad(keyboard, true)
    KeySequences.define()
    Marker.define()
    nodelay(keyboard, true)
    // How long a lone Escape may turn out to be the beginning of a key; the default is a second.
    set_escdelay(25)
  }
}

import Drawing
import Glibc
import Input
import Terminal

/// The event loop of a program that draws on a screen, without an app.
struct Probe: ~Copyable {
  var screen: Screen
  private var heard = "Nothing"
  /// The names of all events since Ctrl-L, or `nil` before it.
  private var list: [String]?
  private var page = 0
  /// Whether a frame is shown only when the terminal takes bytes.
  private var waitsToShow = false

  init(screen: consuming Screen) {
    self.screen = screen
  }

  /// Runs until an event ends the program. Returns the exit status.
  mutating func run() -> Int32 {
    show()
    while true {
      wait()
      while let event = screen.nextEvent() {
        if let status = answer(event) {
          screen.close()
          if let list { print("heard: \(list.joined(separator: " "))") }
          return status
        }
      }
      if waitsToShow { waitForRoom() }
      show()
    }
  }

  private mutating func show() {
    switch heard {
    case "1": screen.show(Picture.pairs(size: screen.size, backgrounds: 0..<4))
    case "2": screen.show(Picture.pairs(size: screen.size, backgrounds: 4..<8))
    case "3": screen.show(Picture.walker(size: screen.size, after: String(repeating: "far", count: 8)))
    case "4": screen.show(Picture.walker(size: screen.size, after: "near" + String(repeating: " ", count: 21)))
    case "n": screen.show(Picture.colors(size: screen.size, page: page))
    default: screen.show(Picture.canvas(size: screen.size, heard: heard))
    }
  }

  /// Handles an event. Returns an exit status when the event ends the program.
  private mutating func answer(_ event: InputEvent) -> Int32? {
    switch event {
    case .key(.character("q")): return 0
    case .signal(.suspend): screen.suspend()
    case .signal(let signal): return 128 + signal.number
    case .key(.character("=")): return nil
    case .key(.character("T")): fatalError("a trap on purpose")
    case .key(.character("O")): return overflow(1)
    case .key(.character("A")): abort()
    case .key(.character("w")): warn()
    case .key(.character("n")): page += 1
    case .key(.character("m")): screen.hearsMouse.toggle()
    case .key(.character("p")): waitsToShow = true
    case .key(.control("l")):
      list = []
      return nil
    case .key(.character("t")):
      let terminfo = getenv("TERMINFO").map { String(cString: $0) } ?? ""
      heard = "TERMINFO=\(terminfo) type=\(screen.type) depth=\(screen.depth)"
      return nil
    default: break
    }
    list?.append(event.description)
    heard = list?.joined(separator: " ") ?? event.description
    return nil
  }

  private func warn() {
    let line = "a warning\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }

  private func wait() {
    var waits = screen.waits
    _ = poll(&waits, nfds_t(waits.count), Int32(screen.millisecondsLeft ?? -1))
  }

  private func waitForRoom() {
    var room = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    _ = poll(&room, 1, -1)
  }

  /// Recurses without end, until the stack overflows.
  private func overflow(_ depth: Int32) -> Int32 {
    depth == 0 ? 0 : overflow(depth &+ 1) &+ overflow(depth &+ 2)
  }
}

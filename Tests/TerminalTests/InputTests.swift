import TestSupport
import Testing

@Suite struct InputTests {
  @Test("Every key is heard under its name")
  func keysAreHeardAsTheyAreNamed() throws {
    let keys = [
      "j": "j", "Space": "Space", "Up": "Up", "Down": "Down", "Left": "Left", "Right": "Right", "PageUp": "PageUp",
      "PageDown": "PageDown", "Home": "Home", "End": "End", "Enter": "Enter", "Tab": "Tab", "BTab": "Shift-Tab",
      "BSpace": "Backspace", "DC": "Delete", "IC": "Insert", "Escape": "Escape", "F1": "F1", "F12": "F12",
      "C-a": "Ctrl-a", "C-f": "Ctrl-f", "C-Space": "Ctrl-Space", "C-]": "Ctrl-]", "é": "é", "語": "語", "🍕": "🍕",
    ]
    let tmux = try Probe.startInTmux()
    for (key, name) in keys.sorted(by: { $0.key < $1.key }) {
      try tmux.press(key)
      try tmux.wait(for: "\(key) to be heard as \(name)") { $0.first == name }
    }
  }

  @Test("Invalid bytes are skipped, and a character that arrives in two pieces is heard")
  func invalidBytesAreSkipped() throws {
    let session = try Probe.start()
    try session.send(bytes: [0xFF, 0xC3] + Array("x".utf8))
    try session.wait(forText: "x")
    try session.send(bytes: [0xE8, 0xAA])
    _ = session.outputWhileIdle(for: .milliseconds(100))
    try session.send(bytes: [0x9E])
    try session.wait(forText: "語")
  }

  @Test("A key after 4,800 characters at once is heard")
  func keysAreHeardAfterLongInput() throws {
    let tmux = try Probe.startInTmux()
    try tmux.type(String(repeating: "lorem ipsum ", count: 400))
    try tmux.press("C-f")
    try tmux.wait(for: "the key after the text") { $0.first == "Ctrl-f" }
  }
}

import CNcurses

/// The sequences that `wgetch` delivers as one code although they are not keys. Most of them begin a report that
/// `Report` collects. The numbers are far above those of keys.
enum Marker: Int32, CaseIterable {
  case mouse = 0x1000
  case oldMouse
  case pasteBegin
  case pasteEnd
  case focusIn
  case focusOut
  /// An answer in the form of a control sequence.
  case answer
  /// Any other control sequence, for example an unknown key, the end of which would look like typed characters.
  case control
  /// An answer in the form of an operating system command (OSC).
  case command
  /// An answer in the form of a device control string (DCS).
  case device
  /// An answer in the form of an application program command (APC).
  case application

  /// Defines the sequences in ncurses, once for each screen after `newterm`. A sequence that the entry has for a key
  /// stays that key: on `scoansi` F1 sends `ESC [ M`.
  static func define() {
    for marker in allCases {
      for sequence in marker.sequences where [0, KEY_MOUSE].contains(key_defined("\u{1B}" + sequence)) {
        define_key("\u{1B}" + sequence, marker.rawValue)
      }
    }
  }

  /// The sequences without their Escape.
  var sequences: [String] {
    switch self {
    case .mouse: ["[<"]
    case .oldMouse: ["[M"]
    case .pasteBegin: ["[200~"]
    case .pasteEnd: ["[201~"]
    case .focusIn: ["[I"]
    case .focusOut: ["[O"]
    case .answer: ["[?"]
    // These begin only after the Escape is read: `ESC [` begins most keys, and some users type Alt-], Alt-P and Alt-_.
    case .control, .command, .device, .application: []
    }
  }
}

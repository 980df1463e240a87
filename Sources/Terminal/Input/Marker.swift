import CNcurses

/// Sequences that `wgetch` hands out as one code, though they are no keys: most of them begin something that is decoded
/// here. The numbers are far above those of keys.
enum Marker: Int32, CaseIterable {
  case mouse = 0x1000
  case oldMouse
  case pasteBegin
  case pasteEnd
  case focusIn
  case focusOut
  /// An answer in the form of a control sequence.
  case answer
  /// Any other control sequence: an unknown key, for instance, whose end would look like typing.
  case control
  /// An answer in the form of a command (OSC).
  case command

  /// Once for every screen, after `newterm`. What an entry calls a key stays one: on a `scoansi` F1 sends `ESC [ M`.
  static func define() {
    for marker in allCases {
      for sequence in marker.sequences where [0, KEY_MOUSE].contains(key_defined("\u{1B}" + sequence)) {
        define_key("\u{1B}" + sequence, marker.rawValue)
      }
    }
  }

  /// Behind the Escape.
  var sequences: [String] {
    switch self {
    case .mouse: ["[<"]
    case .oldMouse: ["[M"]
    case .pasteBegin: ["[200~"]
    case .pasteEnd: ["[201~"]
    case .focusIn: ["[I"]
    case .focusOut: ["[O"]
    case .answer: ["[?"]
    // Only after the Escape: `ESC [` begins most keys, and some people type Alt-].
    case .control, .command: []
    }
  }
}

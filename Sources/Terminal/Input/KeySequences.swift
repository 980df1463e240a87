import CNcurses

/// The sequences that keys send besides those of terminfo. Users run terminals under the name of another entry: tmux
/// sends End as `ESC [ 4 ~`, whatever TERM is inside.
enum KeySequences {
  /// The codes of keys that ncurses has no code for, above its own.
  static let (wordLeft, wordRight): (Int32, Int32) = (0xF00, 0xF01)

  /// Defines the sequences in ncurses, once for each screen after `newterm`.
  static func define() {
    for (code, sequences) in named {
      for sequence in sequences {
        define_key("\u{1B}" + sequence, code)
      }
    }
    for (index, sequences) in functions.enumerated() {
      for sequence in sequences {
        define_key("\u{1B}" + sequence, facet_function_key(Int32(index) + 1))
      }
    }
  }

  /// All sequences, for callers that read bytes without ncurses.
  static let codes: [[UInt8]: Int32] = {
    var codes: [[UInt8]: Int32] = [:]
    for (code, sequences) in named {
      for sequence in sequences { codes[Array("\u{1B}\(sequence)".utf8)] = code }
    }
    for (index, sequences) in functions.enumerated() {
      for sequence in sequences { codes[Array("\u{1B}\(sequence)".utf8)] = facet_function_key(Int32(index) + 1) }
    }
    return codes
  }()

  private static let named: [(code: Int32, sequences: [String])] = [
    (KEY_UP, ["[A", "OA"]), (KEY_DOWN, ["[B", "OB"]), (KEY_RIGHT, ["[C", "OC"]), (KEY_LEFT, ["[D", "OD"]),
    (KEY_HOME, ["[H", "OH", "[1~", "[7~"]), (KEY_END, ["[F", "OF", "[4~", "[8~"]),
    (KEY_IC, ["[2~"]), (KEY_DC, ["[3~"]), (KEY_PPAGE, ["[5~"]), (KEY_NPAGE, ["[6~"]),
    (KEY_BTAB, ["[Z"]), (KEY_ENTER, ["OM"]),
    (wordLeft, ["[1;3D", "[1;5D", "Od"]), (wordRight, ["[1;3C", "[1;5C", "Oc"]),
  ]

  /// The sequences of F1 to F12.
  private static let functions: [[String]] = [
    ["OP", "[11~", "[[A"], ["OQ", "[12~", "[[B"], ["OR", "[13~", "[[C"], ["OS", "[14~", "[[D"], ["[15~", "[[E"],
    ["[17~"], ["[18~"], ["[19~"], ["[20~"], ["[21~"], ["[23~"], ["[24~"],
  ]
}

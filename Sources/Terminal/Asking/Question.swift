/// A question that a terminal can answer about itself.
public enum Question: CaseIterable, Sendable {
  case background
  case synchronizedOutput
  /// Sets a 24-bit colour and reads it back. The colours and the cursor are saved before and restored after it.
  case directColor
  /// The capabilities `RGB`, `Tc` and `Co`, by their names in terminfo. A terminal may stop at a name that it does not
  /// know, so each is a question of its own.
  case rgbFlag, trueColorFlag, colorCount
  /// Sends a picture of one pixel in kitty's protocol. It is a question (`a=q`), so it is not kept. `U=1` asks for a
  /// placeholder, which older terminals refuse.
  case graphics
  /// The name and version (XTVERSION).
  case version
  /// The size of a cell in pixels.
  case cellSize
  /// The question for the terminal's type. Every terminal answers it, and answers arrive in the order of the questions,
  /// so it is asked last.
  case attributes

  var words: String {
    switch self {
    case .background: "\u{1B}]11;?\u{1B}\\"
    case .synchronizedOutput: "\u{1B}[?2026$p"
    case .directColor: "\u{1B}7\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}8"
    case .rgbFlag: "\u{1B}P+q524742\u{1B}\\"
    case .trueColorFlag: "\u{1B}P+q5463\u{1B}\\"
    case .colorCount: "\u{1B}P+q436F\u{1B}\\"
    case .graphics: "\u{1B}_Gi=\(Self.trialPicture),s=1,v=1,a=q,U=1,t=d,f=24;AAAA\u{1B}\\"
    case .version: "\u{1B}[>0q"
    case .cellSize: "\u{1B}[16t"
    case .attributes: "\u{1B}[c"
    }
  }

  /// The number of the picture in the question, which comes back in its answer.
  static let trialPicture = 31

  /// Asks how many colours sixels can have. It is asked only where the terminal has said that it takes sixels, because
  /// others would take it for an order to scroll.
  static let colorRegisters = "\u{1B}[?1;1;0S"

  /// Returns the bytes that ask. In tmux the pictures are those of the terminal around it, which has to be asked itself.
  func bytes(inTmux: Bool) -> [UInt8] {
    inTmux && self == .graphics ? TmuxPassage.wrapped(words.utf8) : Array(words.utf8)
  }

  /// Whether the question is about pictures.
  public var isAboutPictures: Bool { [.graphics, .version, .cellSize].contains(self) }

  /// Whether the question is about colours.
  var isAboutColors: Bool { [.directColor, .rgbFlag, .trueColorFlag, .colorCount].contains(self) }

  /// The question about colours that a device control string answers. A terminal that refuses a capability may leave
  /// out its name.
  init?(answeredBy text: String) {
    let name = text.dropFirst(3).prefix { $0 != "=" }.uppercased()
    if text.dropFirst().hasPrefix("$r") {
      self = .directColor
    } else if let question = ["524742": Self.rgbFlag, "5463": .trueColorFlag, "436F": .colorCount][name] {
      self = question
    } else {
      return nil
    }
  }
}

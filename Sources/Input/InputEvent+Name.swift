import Drawing
import Prism

/// The text form for key scripts and recordings: `j`, `Ctrl-f`, `Wheel-Down`, `Click:12,5`, `Paste:"two\nlines"`.
extension InputEvent: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .key(let key): key.description
    case .mouse(let mouse): mouse.description
    case .paste(let text): "Paste:\(QuotedText.quoted(text))"
    case .unfinishedPaste: "Paste-Unfinished"
    case .focusIn: "Focus:in"
    case .focusOut: "Focus:out"
    case .resize(let size): "Resize:\(size.width)x\(size.height)"
    case .signal(let signal): "Signal:\(signal)"
    case .answer(.scheme(let scheme)): "Scheme:\(scheme)"
    case .answer(.synchronizedOutput(let isKnown)): "Synchronized:\(isKnown ? "yes" : "no")"
    case .answer(.colors(let depth)): "Colors:\(depth.rawValue)"
    case .answer(.pictures(let pictures)): "Pictures:\(pictures)"
    }
  }

  public init?(_ text: String) {
    if text == InputEvent.unfinishedPaste.description {
      self = .unfinishedPaste
    } else if let key = Key(text) {
      self = .key(key)
    } else if let mouse = Mouse(text) {
      self = .mouse(mouse)
    } else if let colon = text.firstIndex(of: ":") {
      self.init(kind: text[..<colon], value: text[colon...].dropFirst())
    } else {
      return nil
    }
  }

  private init?(kind: Substring, value: Substring) {
    switch kind {
    case "Paste":
      guard let text = QuotedText.text(value) else { return nil }
      self = .paste(text)
    case "Focus" where value == "in": self = .focusIn
    case "Focus" where value == "out": self = .focusOut
    case "Resize":
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { UInt16($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
      let size = Size(Int(width), Int(height))
      guard size.canBeDrawn else { return nil }
      self = .resize(size)
    case "Signal":
      guard let signal = Signal.allCases.first(where: { "\($0)" == value }) else { return nil }
      self = .signal(signal)
    case "Scheme":
      guard let scheme = Scheme(rawValue: String(value)) else { return nil }
      self = .answer(.scheme(scheme))
    case "Synchronized" where value == "yes": self = .answer(.synchronizedOutput(true))
    case "Synchronized" where value == "no": self = .answer(.synchronizedOutput(false))
    case "Colors":
      guard let depth = Depth(rawValue: String(value)) else { return nil }
      self = .answer(.colors(depth))
    case "Pictures":
      guard let pictures = TerminalPictures(String(value)) else { return nil }
      self = .answer(.pictures(pictures))
    default: return nil
    }
  }
}

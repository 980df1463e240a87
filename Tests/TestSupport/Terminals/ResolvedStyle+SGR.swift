import Prism

extension ResolvedStyle {
  /// Changes the style as a terminal would (ECMA-48, 8.3.117, and the colours of xterm).
  mutating func apply(sgr parameters: [Int]) {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: self = ResolvedStyle()
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.reverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .dim])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 27: attributes.remove(.reverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37: foreground = .indexed(UInt8(parameter - 30))
      case 38: foreground = Self.color(&rest)
      case 39: foreground = .terminalDefault
      case 40...47: background = .indexed(UInt8(parameter - 40))
      case 48: background = Self.color(&rest)
      case 49: background = .terminalDefault
      case 90...97: foreground = .indexed(UInt8(parameter - 82))
      case 100...107: background = .indexed(UInt8(parameter - 92))
      default: break
      }
    }
  }

  /// Reads a colour from `5;index` or `2;red;green;blue`.
  private static func color(_ rest: inout ArraySlice<Int>) -> ResolvedColor {
    func next() -> UInt8 { UInt8(clamping: rest.popFirst() ?? 0) }
    switch rest.popFirst() {
    case 5: return .indexed(next())
    case 2: return .rgb(RGB(red: next(), green: next(), blue: next()))
    default: return .terminalDefault
    }
  }
}

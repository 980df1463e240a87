extension Color {
  /// The colour among sixteen colours of unknown values. `nil` is the terminal's own foreground or background, which
  /// are readable together in every palette. A background is only coloured if the colours of its text are chosen with
  /// it.
  var ansi: AnsiColor? {
    switch self {
    case .text(let color): color.ansi
    case .background(let color): color == .brand ? .red : nil
    case .border(let color): color.ansi
    case .button(let color): color.ansi
    case .tag(let color): color.ansi
    case .chip(.unselected): nil
    case .chip(.selected(.foreground)): .black
    case .chip(.selected(.background)): .cyan
    case .icon(let color): color.ansi
    case .rating(.star), .price(.sale), .focus(.mark): .yellow
    case .rating(.text), .price(.regular): nil
    case .status(.open): .green
    case .status(.closed): .brightBlack
    case .image(.ground), .skeleton(.base): .brightBlack
    case .image(.words): .brightWhite
    case .skeleton(.shimmer): .white
    case .focus(.foreground), .focus(.background): nil
    case .notice(.error(let part)): part == .foreground ? .brightWhite : .red
    case .bar(.accent): .cyan
    case .bar: nil
    case .change(.inserted): .green
    case .change(.updated): .yellow
    case .change(.removed): .red
    }
  }
}

extension TextColor {
  fileprivate var ansi: AnsiColor? {
    switch self {
    case .primary, .subdued: nil
    case .disabled: .brightBlack
    case .brand, .error: .red
    case .link: .blue
    case .success: .green
    case .warning: .yellow
    }
  }
}

extension BorderColor {
  fileprivate var ansi: AnsiColor? {
    switch self {
    case .primary, .subdued: .brightBlack
    case .selected: .cyan
    case .error: .red
    }
  }
}

extension ButtonColor {
  fileprivate var ansi: AnsiColor? {
    switch self {
    case .primary(.foreground): .brightWhite
    case .primary(.background): .red
    case .secondary, .tertiary(.background): nil
    case .tertiary(.foreground): .blue
    case .disabled(.foreground): .brightBlack
    case .disabled(.background): nil
    }
  }
}

extension TagColor {
  fileprivate var ansi: AnsiColor? {
    switch self {
    case .highlight(let part): part.ansi(.red, loud: .brightWhite)
    case .informational(let part): part.ansi(nil, loud: .black, ground: .white)
    case .positive(let part): part.ansi(.green, loud: .black)
    case .warning(let part): part.ansi(.yellow, loud: .black)
    case .dashPass(let part): part.ansi(.cyan, loud: .black)
    }
  }
}

extension TagPart {
  /// Quiet tags are coloured words, loud ones coloured grounds.
  fileprivate func ansi(_ color: AnsiColor?, loud: AnsiColor, ground: AnsiColor? = nil) -> AnsiColor? {
    switch self {
    case .foreground: color
    case .background: nil
    case .emphasisForeground: loud
    case .emphasisBackground: ground ?? color
    }
  }
}

extension IconColor {
  fileprivate var ansi: AnsiColor? {
    switch self {
    case .primary: nil
    case .subdued: .brightBlack
    case .brand, .saved: .red
    case .dashPass: .cyan
    }
  }
}

/// The sixteen colours whose values the user defines in the terminal. They are chosen by name, never computed.
public enum AnsiColor: UInt8, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

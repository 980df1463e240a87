/// A colour that a sink can show. The theme has already chosen it for the terminal's depth, so sinks never convert
/// colours.
public enum ResolvedColor: Hashable, Sendable {
  /// The terminal's default colour, which the user can set.
  case terminalDefault
  /// An entry of the 256-colour palette.
  case indexed(UInt8)
  case rgb(RGB)
}

extension ResolvedColor {
  /// Creates a colour from a name: `red`, `bright-red`, … or `default`.
  init?(ansiName name: String) {
    if name == "default" {
      self = .terminalDefault
      return
    }
    let colors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    let isBright = name.hasPrefix("bright-")
    guard let index = colors.firstIndex(of: isBright ? String(name.dropFirst("bright-".count)) : name) else {
      return nil
    }
    self = .indexed(UInt8(index + (isBright ? 8 : 0)))
  }
}

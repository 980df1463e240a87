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

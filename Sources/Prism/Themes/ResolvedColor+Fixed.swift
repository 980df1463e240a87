extension ResolvedColor {
  /// The value of a colour that users cannot redefine; `nil` for all others.
  public var fixed: RGB? {
    switch self {
    case .rgb(let rgb): rgb
    case .indexed(let index): index < 16 ? nil : Palette256.color(index)
    case .terminalDefault: nil
    }
  }
}

import Prism

extension ResolvedStyle {
  /// The style in words, for people who compare frames: `bold underline, 196 on default`.
  public var words: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
      (.strikethrough, "strikethrough"),
    ]
    let attributes = names.filter { self.attributes.contains($0.0) }.map(\.1)
    let look = attributes.isEmpty ? "plain" : attributes.joined(separator: " ")
    return "\(look), \(foreground.words) on \(background.words)"
  }
}

extension ResolvedColor {
  /// The colour in words: `#eb1700`, the number of a palette entry, or `default`.
  public var words: String {
    switch self {
    case .terminalDefault: "default"
    case .indexed(let index): "\(index)"
    case .rgb(let rgb): rgb.hexadecimal
    }
  }
}

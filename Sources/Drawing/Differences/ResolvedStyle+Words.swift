import Prism

extension ResolvedStyle {
  /// For people who compare frames: `bold underline, 196 on default`.
  public var words: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    ]
    let attributes = names.filter { self.attributes.contains($0.0) }.map(\.1)
    let look = attributes.isEmpty ? "plain" : attributes.joined(separator: " ")
    return "\(look), \(Self.words(foreground)) on \(Self.words(background))"
  }

  private static func words(_ color: ResolvedColor) -> String {
    switch color {
    case .terminalDefault: "default"
    case .indexed(let index): "\(index)"
    case .rgb(let rgb):
      "#"
        + [rgb.red, rgb.green, rgb.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}

import Drawing
import Prism

/// The name of a style in a session: `#191919/#ffffff bold underline`, the foreground before the background.
enum LookName {
  private static let attributes: [(attribute: TextAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
    (.strikethrough, "strikethrough"),
  ]

  static func name(_ style: ResolvedStyle) -> String {
    let words = attributes.filter { style.attributes.contains($0.attribute) }.map { " " + $0.name }
    return name(style.foreground) + "/" + name(style.background) + words.joined()
  }

  /// Reads a name; `nil` if it is not the name of a style.
  static func style(_ name: String) -> ResolvedStyle? {
    let words = name.split(separator: " ")
    let colors = (words.first ?? "").split(separator: "/", omittingEmptySubsequences: false).map(color)
    guard colors.count == 2, let foreground = colors[0], let background = colors[1] else { return nil }
    var style = ResolvedStyle(foreground: foreground, background: background)
    for word in words.dropFirst() {
      guard let known = attributes.first(where: { $0.name == word }) else { return nil }
      style.attributes.insert(known.attribute)
    }
    return style
  }

  private static func name(_ color: ResolvedColor) -> String {
    switch color {
    case .terminalDefault: "default"
    case .indexed(let index): String(index)
    case .rgb(let rgb): rgb.hexadecimal
    }
  }

  private static func color(_ name: Substring) -> ResolvedColor? {
    if name == "default" { return .terminalDefault }
    if let index = UInt8(name) { return .indexed(index) }
    guard name.utf8.count == 7, name.utf8.first == UInt8(ascii: "#"), let code = UInt32(name.dropFirst(), radix: 16)
    else { return nil }
    return .rgb(.init(code))
  }
}

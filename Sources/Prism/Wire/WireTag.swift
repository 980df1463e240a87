/// A badge's style as backends send it: a style (`highlight`) and a type (`emphasis`).
public struct WireTag: Hashable, Sendable {
  public let foreground: Color
  public let background: Color
  /// The unknown values, for a report to the backend.
  public let unknown: [String]

  public init(style: String?, type: String?, isDashPass: Bool = false) {
    var unknown: [String] = []
    let isLoud: Bool
    switch type?.lowercased() {
    case "emphasis"?: isLoud = true
    case nil, "", "default"?: isLoud = false
    case let other?:
      isLoud = false
      unknown.append(other)
    }
    let make: (TagPart) -> TagColor
    switch style?.lowercased() {
    case _ where isDashPass: make = TagColor.dashPass
    case "highlight"?: make = TagColor.highlight
    case "positive"?: make = TagColor.positive
    case "warning"?: make = TagColor.warning
    case nil, "", "informational"?: make = TagColor.informational
    case let other?:
      make = TagColor.informational
      unknown.append(other)
    }
    foreground = .tag(make(isLoud ? .emphasisForeground : .foreground))
    background = .tag(make(isLoud ? .emphasisBackground : .background))
    self.unknown = unknown
  }
}

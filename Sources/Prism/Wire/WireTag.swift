/// A badge's style as backends send it: a style (`highlight`) and a type (`emphasis`).
public struct WireTag: Hashable, Sendable {
  public let foreground: Color
  public let background: Color
  /// The unknown values, for a report to the backend.
  public let unknown: [String]

  public init(style: String?, type: String?, isDashPass: Bool = false) {
    var unknown: [String] = []
    let isEmphasized: Bool
    switch type?.lowercased() {
    case "emphasis"?: isEmphasized = true
    case nil, "", "default"?: isEmphasized = false
    case let other?:
      isEmphasized = false
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
    foreground = .tag(make(isEmphasized ? .emphasisForeground : .foreground))
    background = .tag(make(isEmphasized ? .emphasisBackground : .background))
    self.unknown = unknown
  }
}

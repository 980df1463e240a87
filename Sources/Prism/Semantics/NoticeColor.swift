/// Messages: what happened, and how bad it is.
public enum NoticeColor: Hashable, Sendable {
  case information(ColorPart)
  case success(ColorPart)
  case error(ColorPart)
}

extension NoticeColor: CaseIterable {
  public static let allCases: [NoticeColor] =
    ColorPart.allCases.map(NoticeColor.information) + ColorPart.allCases.map(NoticeColor.success)
    + ColorPart.allCases.map(NoticeColor.error)

  var name: String {
    switch self {
    case .information(let part): "information.\(part.rawValue)"
    case .success(let part): "success.\(part.rawValue)"
    case .error(let part): "error.\(part.rawValue)"
    }
  }
}

/// The colours of messages about errors.
public enum NoticeColor: Hashable, Sendable {
  case error(ColorPart)
}

extension NoticeColor: CaseIterable {
  public static let allCases: [NoticeColor] = ColorPart.allCases.map(NoticeColor.error)

  var name: String {
    switch self {
    case .error(let part): "error.\(part.rawValue)"
    }
  }
}

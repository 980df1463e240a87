/// Why a facet is not shown.
public enum Omission: Hashable, Sendable {
  case noComponent
  case unknownComponent(String)
  /// Known, but to later clients only.
  case tooNew(component: String, since: SemanticVersion)
  /// A container whose children are all left out. One that is empty on the wire stays.
  case noChildShown
  case clickNotUnderstood(Click)
  /// Something around it is left out.
  case insideOmitted
  /// In a flat list whose counts do not say what it stands in.
  case misplaced

  /// What about a click this client does not understand.
  public enum Click: Hashable, Sendable {
    case unknownAction(String?)
    case actionTooNew(String, since: SemanticVersion)
    case scheme(String)
    case place(String)
  }
}

extension Omission: CustomStringConvertible {
  /// For people, in the middle of a sentence.
  public var description: String {
    switch self {
    case .noComponent: "it names no component"
    case .unknownComponent(let id): "the component \(quoted(id)) is unknown"
    case .tooNew(let id, let since): "the component '\(id)' came with version \(since)"
    case .noChildShown: "none of its children is shown"
    case .insideOmitted: "what contains it is left out"
    case .misplaced: "childrenCount is missing or does not add up in its list, so its place is not known"
    case .clickNotUnderstood(let click): click.description
    }
  }
}

extension Omission.Click: CustomStringConvertible {
  /// For people, in the middle of a sentence.
  public var description: String {
    switch self {
    case .unknownAction(let name?): "its click action \(quoted(name)) is unknown"
    case .unknownAction(nil): "its click action has no name"
    case .actionTooNew(let name, let since): "its click action '\(name)' came with version \(since)"
    case .scheme(let scheme): "its click leads to a \(quoted(scheme)) address"
    case .place(let place): "its click leads to the unknown place \(quoted(place))"
    }
  }
}

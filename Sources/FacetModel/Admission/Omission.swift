import Text
import Wording

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

extension Omission {
  /// For people, in the middle of a sentence.
  public func reason(in words: Words) -> SafeText {
    switch self {
    case .noComponent: words.namesNoComponent
    case .unknownComponent(let id): words.componentUnknown(SafeText(quoted(id)))
    case .tooNew(let id, let since): words.componentTooNew(SafeText(id), SafeText(since.description))
    case .noChildShown: words.noChildShown
    case .insideOmitted: words.insideOmitted
    case .misplaced: words.misplaced
    case .clickNotUnderstood(let click): click.reason(in: words)
    }
  }
}

extension Omission.Click {
  /// For people, in the middle of a sentence.
  public func reason(in words: Words) -> SafeText {
    switch self {
    case .unknownAction(let name?): words.clickUnknown(SafeText(quoted(name)))
    case .unknownAction(nil): words.clickUnnamed
    case .actionTooNew(let name, let since): words.clickTooNew(SafeText(name), SafeText(since.description))
    case .scheme(let scheme): words.clickToScheme(SafeText(quoted(scheme)))
    case .place(let place): words.clickToPlace(SafeText(quoted(place)))
    }
  }
}

extension Omission: CustomStringConvertible {
  /// As diagnostics say it.
  public var description: String { reason(in: .english).string }
}

extension Omission.Click: CustomStringConvertible {
  /// As diagnostics say it.
  public var description: String { reason(in: .english).string }
}

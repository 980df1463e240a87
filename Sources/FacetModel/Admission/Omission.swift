import Text
import Wording

/// The reason why a facet is not shown.
public enum Omission: Hashable, Sendable {
  case noComponent
  case unknownComponent(String)
  /// A component that only later clients know.
  case tooNew(component: String, since: SemanticVersion)
  /// A container whose children are all left out. A container that the backend sent empty is shown.
  case noChildShown
  case clickNotUnderstood(Click)
  /// A facet inside a facet whose component draws no facets inside it.
  case insideUndrawn(component: String)
  /// A facet inside a facet that is left out.
  case insideOmitted
  /// A facet in a flat list whose counts do not tell its parent.
  case misplaced

  /// The part of a click that this client does not understand.
  public enum Click: Hashable, Sendable {
    case unknownAction(String?)
    case actionTooNew(String, since: SemanticVersion)
    case scheme(String)
    case place(String)
  }
}

extension Omission {
  /// Returns the reason in words for the user, for the middle of a sentence.
  public func reason(in words: Words) -> SafeText {
    switch self {
    case .noComponent: words.namesNoComponent
    case .unknownComponent(let id): words.componentUnknown(SafeText(quoted(id)))
    case .tooNew(let id, let since): words.componentTooNew(SafeText(id), SafeText(since.description))
    case .noChildShown: words.noChildShown
    case .insideUndrawn(let id): words.insideUndrawn(SafeText(id))
    case .insideOmitted: words.insideOmitted
    case .misplaced: words.misplaced
    case .clickNotUnderstood(let click): click.reason(in: words)
    }
  }
}

extension Omission.Click {
  /// Returns the reason in words for the user, for the middle of a sentence.
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
  /// The reason in English, as in diagnostics.
  public var description: String { reason(in: .english).string }
}

extension Omission.Click: CustomStringConvertible {
  /// The reason in English, as in diagnostics.
  public var description: String { reason(in: .english).string }
}

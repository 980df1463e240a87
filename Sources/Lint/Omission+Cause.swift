import FacetModel
import Text
import Wording

extension Omission {
  /// The cause in a few words, where a sentence does not fit.
  package func cause(in words: Words) -> SafeText {
    switch self {
    case .noComponent: words.noComponent
    case .unknownComponent(let id): words.unknownID(SafeText(id))
    case .tooNew(let component, let since): words.tooNew(SafeText(component), SafeText(since.description))
    case .noChildShown, .insideUndrawn, .insideOmitted: reason(in: words)
    case .misplaced: words.misplacedShort
    case .clickNotUnderstood(let click): click.cause(in: words)
    }
  }
}

extension Omission.Click {
  /// The cause in a few words.
  package func cause(in words: Words) -> SafeText {
    switch self {
    case .unknownAction(let name): words.clickCause(name.map { SafeText($0) } ?? words.withoutAName)
    case .actionTooNew(let name, let since): words.clickCause(words.tooNew(SafeText(name), SafeText(since.description)))
    case .scheme(let scheme): words.clickToSchemeCause(SafeText(scheme))
    case .place(let place): words.clickToPlaceCause(SafeText(place))
    }
  }
}

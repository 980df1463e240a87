import Text
import Wording

/// How the `childrenCount` of a facet does not add up.
public enum CountFault: Hashable, Sendable {
  case noNumber
  case nested(wanted: Int, found: Int)
  case tooFewBefore(wanted: Int, found: Int)
  case missing

  public func message(in words: Words) -> SafeText {
    switch self {
    case .noNumber: words.countIsNoNumber
    case .nested(let wanted, let found): words.countOfNested(wanted, nested: found)
    case .tooFewBefore(let wanted, let found): words.countBeforeThis(wanted, available: found)
    case .missing: words.countMissing
    }
  }
}

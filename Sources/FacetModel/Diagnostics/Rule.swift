/// What can be wrong with a feed. The code of a rule never changes its meaning.
public enum Rule: String, CaseIterable, Sendable {
  case syntax = "F001"
  case noFeed = "F002"
  case tooManyFacets = "F003"
  case manyChildren = "F004"
  case longString = "F005"
  case duplicateKey = "F006"
  case loneSurrogate = "F007"
  case duplicateID = "F008"
  case missingID = "F009"
  case missingComponent = "F010"
  case childrenCountMismatch = "F011"
  case notAFacet = "F012"
  case nestedTooDeep = "F013"
  case serverErrors = "F014"

  public enum Severity: String, Comparable, Sendable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  public var severity: Severity {
    switch self {
    case .syntax, .noFeed, .tooManyFacets, .missingComponent, .childrenCountMismatch, .notAFacet, .nestedTooDeep,
      .serverErrors:
      .error
    case .manyChildren, .longString, .duplicateKey, .loneSurrogate, .duplicateID, .missingID: .warning
    }
  }
}

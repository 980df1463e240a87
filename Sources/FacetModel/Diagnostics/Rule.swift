/// A requirement on a feed, or on the index of a folder of feeds. `RuleRegistry.swift` says all about each rule.
public enum Rule: String, CaseIterable, Sendable {
  // The text and its size.
  case syntax
  case noFeed
  case tooManyFacets
  case manyChildren
  case longString
  case duplicateKey
  case loneSurrogate
  // The structure of facets.
  case duplicateID
  case missingID
  case missingComponent
  case childrenCountMismatch
  case notAFacet
  case nestedTooDeep
  case serverErrors
  case brokenReference
  case brokenRow
  // The client's treatment of facets.
  case unknownComponent
  case unknownAction
  case unknownDestination
  case unknownValue
  case tooNew
  case emptiedContainer
  // The content of facets.
  case missingAltText
  case unsafeText
  case brokenCursor
  case missingURI
  case wrongType
  case unreadableObject
  // Peculiarities that are common in real feeds.
  case emptyImage
  case customInsteadOfField
  case moduleLeftOut
  case otherEvent
  case furtherFeed
  case translated
  case sharedID
  case repeatedFacet
  // The index.json of a folder of feeds.
  case badIndex
  case missingEntry
  case incompleteAnswer
  case fileOutside
  case missingFile
  case unreachableAnswer
  case unreadKey
  // The use of the content by components.
  case misspelledKey
  case undrawnContent
  case unknownTextKey
  case missingField
  case unreadablePrice
  // The comparison of client versions.
  case mustShow

  /// The name of the rule in this program, such as `duplicateKey`.
  public var name: String { rawValue }
  /// The code in reports. It never changes its meaning and is never reused.
  public var code: String { entry.code }
  public var severity: Severity { entry.severity }
  /// The requirement of the rule, in one sentence.
  public var summary: String { entry.summary }
  /// The advice on how to correct a finding.
  public var hint: String { entry.hint }

  public enum Severity: String, CaseIterable, Comparable, Sendable {
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
}

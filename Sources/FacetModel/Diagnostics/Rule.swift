/// A requirement on a feed, or on the index of a folder of feeds. The code of a rule never changes its meaning and is
/// never reused.
public enum Rule: String, CaseIterable, Sendable {
  // The text and its size.
  case syntax = "F001"
  case noFeed = "F002"
  case tooManyFacets = "F003"
  case manyChildren = "F004"
  case longString = "F005"
  case duplicateKey = "F006"
  case loneSurrogate = "F007"
  // The structure of facets.
  case duplicateID = "F008"
  case missingID = "F009"
  case missingComponent = "F010"
  case childrenCountMismatch = "F011"
  case notAFacet = "F012"
  case nestedTooDeep = "F013"
  case serverErrors = "F014"
  case brokenReference = "F015"
  case brokenRow = "F016"
  // The client's treatment of facets.
  case unknownComponent = "F020"
  case unknownAction = "F021"
  case unknownDestination = "F022"
  case unknownValue = "F023"
  case tooNew = "F024"
  case emptiedContainer = "F025"
  // The content of facets.
  case missingAltText = "F030"
  case unsafeText = "F031"
  case brokenCursor = "F032"
  case missingURI = "F033"
  case wrongType = "F034"
  case unreadableObject = "F035"
  // Peculiarities that are common in real feeds.
  case emptyImage = "F040"
  case customInsteadOfField = "F041"
  case moduleLeftOut = "F042"
  case otherEvent = "F043"
  case furtherFeed = "F044"
  case translated = "F045"
  case sharedID = "F046"
  case repeatedFacet = "F047"
  // The index.json of a folder of feeds.
  case badIndex = "F050"
  case missingEntry = "F051"
  case incompleteAnswer = "F052"
  case fileOutside = "F053"
  case missingFile = "F054"
  case unreachableAnswer = "F055"
  case unreadKey = "F056"
  // The use of the content by components.
  case misspelledKey = "F060"
  case undrawnContent = "F061"
  case unknownTextKey = "F062"
  case missingField = "F063"
  case unreadablePrice = "F064"

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

  public var severity: Severity {
    switch self {
    case .syntax, .noFeed, .tooManyFacets, .missingComponent, .childrenCountMismatch, .notAFacet, .nestedTooDeep,
      .serverErrors, .brokenReference, .brokenRow, .badIndex, .missingEntry, .incompleteAnswer, .fileOutside,
      .missingFile:
      .error
    case .manyChildren, .longString, .duplicateKey, .loneSurrogate, .duplicateID, .missingID, .unknownComponent,
      .unknownAction, .unknownDestination, .unknownValue, .tooNew, .emptiedContainer, .missingAltText, .unsafeText,
      .brokenCursor, .missingURI, .wrongType, .unreadableObject, .unreachableAnswer, .misspelledKey, .undrawnContent,
      .unknownTextKey, .missingField, .unreadablePrice:
      .warning
    case .emptyImage, .customInsteadOfField, .moduleLeftOut, .otherEvent, .furtherFeed, .translated, .sharedID,
      .repeatedFacet, .unreadKey:
      .note
    }
  }
}

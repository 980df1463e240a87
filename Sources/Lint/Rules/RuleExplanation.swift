import FacetModel

/// The reason for a rule, and how a feed breaks and keeps it.
package struct RuleExplanation {
  /// The loss for readers of the page, or for the team that writes it.
  package let why: String
  package let example: Example?

  /// A document that breaks the rule, and the same document as it keeps it.
  package struct Example {
    /// The kind of a document, which says how it is linted.
    package enum Kind {
      case feed
      /// A feed for a client of version 1.0.0.
      case feedForOldClients
      /// A further page of the feed in `right`.
      case furtherPage
      /// The index of a folder with these files.
      case index(files: [String])
    }

    package let kind: Kind
    package let wrong: String
    package let right: String
  }

  init(_ why: String, _ kind: Example.Kind = .feed, wrong: String, right: String) {
    self.why = why
    example = Example(kind: kind, wrong: wrong, right: right)
  }

  /// An explanation without an example, because one would fill pages.
  init(_ why: String) {
    self.why = why
    example = nil
  }
}

extension Rule {
  package var explanation: RuleExplanation {
    switch self {
    case .syntax: .syntax
    case .noFeed: .noFeed
    case .tooManyFacets: .tooManyFacets
    case .manyChildren: .manyChildren
    case .longString: .longString
    case .duplicateKey: .duplicateKey
    case .loneSurrogate: .loneSurrogate
    case .duplicateID: .duplicateID
    case .missingID: .missingID
    case .missingComponent: .missingComponent
    case .childrenCountMismatch: .childrenCountMismatch
    case .notAFacet: .notAFacet
    case .nestedTooDeep: .nestedTooDeep
    case .serverErrors: .serverErrors
    case .brokenReference: .brokenReference
    case .brokenRow: .brokenRow
    case .unknownComponent: .unknownComponent
    case .unknownAction: .unknownAction
    case .unknownDestination: .unknownDestination
    case .unknownValue: .unknownValue
    case .tooNew: .tooNew
    case .emptiedContainer: .emptiedContainer
    case .missingAltText: .missingAltText
    case .unsafeText: .unsafeText
    case .brokenCursor: .brokenCursor
    case .missingURI: .missingURI
    case .wrongType: .wrongType
    case .unreadableObject: .unreadableObject
    case .emptyImage: .emptyImage
    case .customInsteadOfField: .customInsteadOfField
    case .moduleLeftOut: .moduleLeftOut
    case .otherEvent: .otherEvent
    case .furtherFeed: .furtherFeed
    case .translated: .translated
    case .sharedID: .sharedID
    case .repeatedFacet: .repeatedFacet
    case .badIndex: .badIndex
    case .missingEntry: .missingEntry
    case .incompleteAnswer: .incompleteAnswer
    case .fileOutside: .fileOutside
    case .missingFile: .missingFile
    case .unreachableAnswer: .unreachableAnswer
    case .unreadKey: .unreadKey
    case .misspelledKey: .misspelledKey
    case .undrawnContent: .undrawnContent
    case .unknownTextKey: .unknownTextKey
    case .missingField: .missingField
    case .unreadablePrice: .unreadablePrice
    case .mustShow: .mustShow
    }
  }
}

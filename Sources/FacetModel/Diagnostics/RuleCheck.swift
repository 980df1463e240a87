/// A part of the program that finds the faults of rules. The value is its file in `Sources`.
public enum RuleCheck: String, CaseIterable, Sendable {
  // While the text is read.
  case syntax = "FacetModel/Decoding/FeedError+Rule.swift"
  case archives = "CommonApp/Lint/FileLinter+Archive.swift"
  case archivedAnswers = "Feeds/Replay/HARArchive+Refusals.swift"
  case text = "FacetModel/Diagnostics/DiagnosticList+ReaderNotes.swift"
  // While facets are decoded.
  case structure = "FacetModel/Decoding/TreeBuilder+Checks.swift"
  case children = "FacetModel/Decoding/TreeBuilder.swift"
  case lists = "FacetModel/Decoding/FeedBuilder.swift"
  case rows = "FacetModel/Diagnostics/DiagnosticList+RowReferences.swift"
  case modules = "FacetModel/Decoding/FeedBuilder+Modules.swift"
  case translations = "FacetModel/Decoding/FeedBuilder+Translations.swift"
  case joining = "FacetModel/Decoding/FeedJoiner.swift"
  // For each facet.
  case omissions = "Lint/Checks/OmissionCheck.swift"
  case texts = "Lint/Checks/TextCheck.swift"
  case pictures = "Lint/Checks/ImageCheck.swift"
  case events = "Lint/Checks/EventCheck.swift"
  case actions = "Lint/Checks/ActionCheck.swift"
  case custom = "Lint/Checks/CustomCheck.swift"
  case objects = "Lint/Checks/ObjectCheck.swift"
  case prices = "Lint/Checks/PriceCheck.swift"
  case characters = "Lint/Checks/UnsafeTextCheck.swift"
  case sharedIDs = "Lint/Checks/SharedIDCheck.swift"
  case styles = "Lint/Checks/StyleCheck.swift"
  case placement = "Lint/Checks/PlacementCheck.swift"
  case typedFields = "Lint/Checks/TypedFieldCheck.swift"
  case content = "Lint/Checks/ContentCheck.swift"
  case keys = "Lint/Checks/KeyCheck.swift"
  case lostFacets = "Lint/Checks/LostFacetsCheck.swift"
  case laterContent = "Lint/Checks/LaterContent.swift"
  // For the page.
  case page = "Lint/Checks/PageCheck.swift"
  // For the index of a folder.
  case index = "Feeds/Replay/BundleCheck.swift"
  case answers = "Feeds/Replay/AnswerReach.swift"
  // For the client versions that are compared.
  case versions = "Lint/Reports/VersionReport.swift"
  case requirements = "Lint/Project/LintProject+Requirements.swift"

  /// The time at which a check runs. The findings of the first three are those that the inspector shows of a facet.
  public enum Stage: String, CaseIterable, Sendable {
    case reading, decoding, facet, page, index, versions
  }

  public var stage: Stage {
    switch self {
    case .syntax, .archives, .archivedAnswers, .text: .reading
    case .structure, .children, .lists, .rows, .modules, .translations, .joining: .decoding
    case .omissions, .texts, .pictures, .events, .actions, .custom, .objects, .prices, .characters, .sharedIDs,
      .styles, .placement, .typedFields, .content, .keys, .lostFacets, .laterContent:
      .facet
    case .page: .page
    case .index, .answers: .index
    case .versions, .requirements: .versions
    }
  }
}

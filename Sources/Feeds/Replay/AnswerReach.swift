import FacetModel

/// Finds the answers of an index that can never be given, because no request asks for them or an earlier answer comes
/// first.
struct AnswerReach {
  /// An answer's question and place. `isEntry` is set if its file is the one that is shown first.
  typealias Asked = (question: FeedBundle.Answer.Question, offset: Int, isEntry: Bool)

  private(set) var diagnostics: DiagnosticList

  /// Checks the answers. `shown` are the files that can be shown at all.
  init(_ asked: [Asked], shown: Set<String>, after diagnostics: DiagnosticList) {
    self.diagnostics = diagnostics
    var pages: Set<String> = []
    var reloads: Set<FeedBundle.Answer.Question> = []
    var patterns: [URIPattern] = []
    var operations: Set<RecordedOperation> = []
    for (question, offset, isEntry) in asked {
      switch question {
      case .after(let file):
        if !shown.contains(file) {
          add(offset, "no entry and no answer shows \(quoted(file)), so nothing comes after it")
        } else if !pages.insert(file).inserted {
          add(offset, "an earlier answer already comes after \(quoted(file))")
        }
      case .sections(let ids, _):
        if ids.isEmpty {
          add(offset, "'sections' is empty, so no request asks for this answer")
        } else if !reloads.insert(question).inserted {
          add(offset, "an earlier answer already reloads these sections, with the same filters")
        }
      case .uri(let text):
        let pattern = URIPattern(text, number: patterns.count, offset: offset)
        if let reason = pattern.whyNothingMatches { add(offset, reason) }
        patterns.append(pattern)
      case .operation(let operation):
        if !operations.insert(operation).inserted {
          add(offset, "an earlier answer already answers this operation, with the same variables")
        } else if operation.variables.isEmpty, !isEntry {
          add(offset, "no request can ask for it: its variables hold no cursor, no id and no sections")
        }
      }
    }
    checkOrder(of: patterns)
  }

  private mutating func add(_ offset: Int, _ reason: @autoclosure () -> String) {
    diagnostics.add(.unreachableAnswer, at: offset, reason())
  }

  /// Finds patterns that an earlier one covers. In sorted order the patterns that a prefix matches come right after it,
  /// so thousands of patterns need no pairwise comparison.
  private mutating func checkOrder(of patterns: [URIPattern]) {
    /// The prefixes of the present pattern, each with the earliest pattern of the index among those up to it.
    var open: [(prefix: URIPattern, first: URIPattern)] = []
    var last: URIPattern?
    for pattern in patterns.filter({ $0.whyNothingMatches == nil }).sorted(by: URIPattern.areInOrder) {
      while let top = open.last, !pattern.bytes.starts(with: top.prefix.bytes) { open.removeLast() }
      var first = open.last?.first
      if !pattern.isPrefix, let same = last, same.bytes == pattern.bytes, !same.isPrefix {
        first = first.map { $0.number < same.number ? $0 : same } ?? same
      }
      if let first, first.number < pattern.number {
        add(pattern.offset, "the earlier answer to \(quoted(first.text)) is given to \(quoted(pattern.text)) too")
      }
      if pattern.isPrefix {
        open.append((pattern, first.map { $0.number < pattern.number ? $0 : pattern } ?? pattern))
      }
      if last?.bytes != pattern.bytes || last?.isPrefix != pattern.isPrefix { last = pattern }
    }
  }
}

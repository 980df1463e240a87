import Inspection
import Prism
import Text
import ViewTree
import Wording

/// One request with its headers, in the lines above its answer.
extension NetworkReport {
  /// `unfolded` are the titles of the headers that the user has unfolded.
  func details(of entry: RequestLog.Entry, unfolded: Set<String>, hasBody: Bool) -> [InspectorRow] {
    let facts = entry.facts
    return summary(of: entry) + headers(facts.headers, words.requestHeaders, unfolded)
      + headers(facts.answerHeaders, words.answerHeaders, unfolded) + [.heading(words.answerTitle, size(of: entry))]
      + (hasBody ? [] : [.words(facts.stage == .underWay ? words.noAnswerYet : words.answerNotKept)])
  }

  private func summary(of entry: RequestLog.Entry) -> [InspectorRow] {
    let facts = entry.facts
    var address = InspectorRow.fact(words.addressLabel, SafeText(facts.address))
    address.whole = facts.address
    var problem = InspectorRow.fact(words.problemLabel, SafeText(facts.problem), .text(.error))
    problem.whole = facts.problem
    let rows: [InspectorRow] = [
      .heading(SafeText(facts.method), words.use(facts.use)), address,
      .fact(words.statusLabel, facts.status.map { "\($0)" } ?? "", color(of: facts)),
      .fact(words.sourceLabel, origin(of: facts)),
      .fact(words.timeLabel, time(of: entry)),
    ]
    return (rows + (facts.problem.isEmpty ? [] : [problem])).filter { $0.look == .heading || !$0.isEmptyFact }
  }

  /// The headers come folded, so that the answer is near the top.
  private func headers(_ lines: [String], _ title: SafeText, _ unfolded: Set<String>) -> [InspectorRow] {
    guard !lines.isEmpty else { return [] }
    let isOpen = unfolded.contains(title.string)
    var head = InspectorRow(
      look: .words,
      phrases: [
        Phrase(isOpen ? "▾ " : "▸ ", .bodyText, .meaning(.text(.brand))),
        Phrase(title + "  ", .bodyText, .meaning(.text(.primary))), Phrase("\(lines.count)", .caption),
      ])
    head.link = .fold(title.string)
    guard isOpen else { return [head] }
    let rows = lines.map { line in
      var row = InspectorRow.words(SafeText(line), .text(.primary))
      row.whole = line
      row.indent = 1
      return row
    }
    return [head] + rows
  }
}

extension InspectorRow {
  /// Whether the row is a label without a value.
  fileprivate var isEmptyFact: Bool { phrases.allSatisfy(\.isEmpty) }
}

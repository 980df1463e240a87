import Inspection
import Prism
import Text
import ViewTree
import Wording

/// One request with its headers, in the lines above its answer.
extension NetworkReport {
  func details(of entry: RequestLog.Entry, hasBody: Bool) -> [InspectorRow] {
    let facts = entry.facts
    return summary(of: entry) + headers(facts.headers, words.requestHeaders)
      + headers(facts.answerHeaders, words.answerHeaders) + [.heading(words.answerTitle, size(of: entry))]
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
      .fact(words.beganLabel, words.afterStart(Self.clock(entry.start))),
    ]
    return (rows + (facts.problem.isEmpty ? [] : [problem])).filter { $0.look == .heading || !$0.isEmptyFact }
  }

  private func headers(_ lines: [String], _ title: SafeText) -> [InspectorRow] {
    guard !lines.isEmpty else { return [] }
    let rows = lines.map { line in
      var row = InspectorRow.words(SafeText(line), .text(.primary))
      row.whole = line
      return row
    }
    return [.heading(title, "\(lines.count)")] + rows
  }

  /// `1:02.345`
  private static func clock(_ milliseconds: Int) -> SafeText {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    let padded = { (number: Int, digits: Int) in
      let text = "\(number)"
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
    return SafeText("\(seconds / 60):" + padded(seconds % 60, 2) + "." + padded(rest, 3))
  }
}

extension InspectorRow {
  /// Whether the row is a label without a value.
  fileprivate var isEmptyFact: Bool { phrases.allSatisfy(\.isEmpty) }
}

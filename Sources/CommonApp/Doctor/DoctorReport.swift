import Text

/// The report of the doctor: plain text for bug reports, with short lines.
struct DoctorReport {
  struct Section {
    let title: SafeText
    let rows: [Row]
  }

  struct Row {
    let name: SafeText
    let words: SafeText

    init(_ name: SafeText, _ words: SafeText) {
      self.name = name
      self.words = words
    }
  }

  let sections: [Section]

  private static let width = 80
  private static let indent = 2

  var lines: [SafeText] {
    let nameWidth = Self.nameWidth(of: sections.flatMap(\.rows))
    return sections.flatMap { section in
      ["", section.title] + section.rows.flatMap { Self.lines(of: $0, nameWidth: nameWidth) }
    }
  }

  /// The lines of rows without a title.
  static func lines(of rows: [Row]) -> [SafeText] {
    let nameWidth = nameWidth(of: rows)
    return rows.flatMap { lines(of: $0, nameWidth: nameWidth) }
  }

  /// The report without words that name the user or the machine.
  func hiding(_ words: PrivateWords) -> DoctorReport {
    DoctorReport(
      sections: sections.map { section in
        Section(title: section.title, rows: section.rows.map { Row($0.name, words.hidden(in: $0.words)) })
      })
  }

  private static func nameWidth(of rows: [Row]) -> Int { (rows.map(\.name.columns).max() ?? 0) + 2 }

  private static func lines(of row: Row, nameWidth: Int) -> [SafeText] {
    let margin = SafeText("").padded(to: indent)
    let wrapped = row.words.wrapped(to: width - indent - nameWidth)
    return wrapped.enumerated().map { index, line in
      margin + (index == 0 ? row.name : "").padded(to: nameWidth) + line
    }
  }
}

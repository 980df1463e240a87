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
    let nameWidth = (sections.flatMap(\.rows).map(\.name.columns).max() ?? 0) + 2
    return sections.flatMap { section in
      ["", section.title] + section.rows.flatMap { Self.lines(of: $0, nameWidth: nameWidth) }
    }
  }

  private static func lines(of row: Row, nameWidth: Int) -> [SafeText] {
    let margin = SafeText("").padded(to: indent)
    let wrapped = row.words.wrapped(to: width - indent - nameWidth)
    return wrapped.enumerated().map { index, line in
      margin + (index == 0 ? row.name : "").padded(to: nameWidth) + line
    }
  }
}

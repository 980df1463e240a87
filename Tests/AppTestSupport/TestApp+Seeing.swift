import Drawing
import Input
import Testing

/// Checks of the screen in the words of a user: `app.page("Home").row(2).isFocused().press(.enter)`.
extension TestApp {
  /// Expects the current page to have this title.
  @discardableResult
  package func page(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) -> ShownPage {
    if breadcrumbs.last != title {
      Issue.record("this is '\(breadcrumbs.last ?? "")', not '\(title)'\n\(picture)", sourceLocation: sourceLocation)
    }
    return ShownPage(app: self, title: title)
  }

  /// Expects the status line to contain the words.
  @discardableResult
  package func says(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) -> TestApp {
    if !statusLine.contains(words) {
      Issue.record("the status line does not say '\(words)': \(statusLine)", sourceLocation: sourceLocation)
    }
    return self
  }

  /// The screen for a failure message.
  package var picture: String { rows.map { "│" + $0 }.joined(separator: "\n") }
}

package struct ShownPage {
  package let app: TestApp
  package let title: String

  /// The row with this number among those with targets; the first is 1.
  package func row(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) -> SeenTarget {
    let lines = Dictionary(grouping: app.app.history.current.targets, by: \.y).sorted { $0.key < $1.key }
    guard lines.indices.contains(number - 1) else {
      Issue.record(
        "'\(title)' has \(lines.count) rows, no row \(number)\n\(app.picture)", sourceLocation: sourceLocation)
      return SeenTarget(app: app, line: [])
    }
    return SeenTarget(app: app, line: lines[number - 1].value.map { (x: $0.x, y: $0.y) }.sorted { $0.x < $1.x })
  }

  @discardableResult
  package func shows(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) -> ShownPage {
    if !app.page.contains(where: { $0.contains(words) }) {
      Issue.record("the page does not say '\(words)'\n\(app.picture)", sourceLocation: sourceLocation)
    }
    return self
  }

  @discardableResult
  package func hides(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) -> ShownPage {
    if app.page.contains(where: { $0.contains(words) }) {
      Issue.record("the page says '\(words)'\n\(app.picture)", sourceLocation: sourceLocation)
    }
    return self
  }

  @discardableResult
  package func press(_ key: Key, times: Int = 1) -> TestApp { app.press(key, times: times) }
}

/// A target on the screen, such as a row or a card.
package struct SeenTarget {
  package let app: TestApp
  /// The places of all targets in its row.
  package let line: [(x: Int, y: Int)]
  package var number = 1

  /// The target with this number in the same row, counted from the left.
  package func card(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) -> SeenTarget {
    if !line.indices.contains(number - 1) {
      Issue.record("there are \(line.count) cards, no card \(number)\n\(app.picture)", sourceLocation: sourceLocation)
    }
    return SeenTarget(app: app, line: line, number: number)
  }

  @discardableResult
  package func isFocused(sourceLocation: SourceLocation = #_sourceLocation) -> SeenTarget {
    if !isMarked {
      Issue.record(
        "no mark beside the target; the focus is on '\(app.focused ?? "nothing")'\n\(app.picture)",
        sourceLocation: sourceLocation)
    }
    return self
  }

  @discardableResult
  package func isNotFocused(sourceLocation: SourceLocation = #_sourceLocation) -> SeenTarget {
    if isMarked { Issue.record("the target has the focus\n\(app.picture)", sourceLocation: sourceLocation) }
    return self
  }

  @discardableResult
  package func says(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) -> SeenTarget {
    let text = place.map { String(app.frame.textRows[$0.y].dropFirst($0.x)) } ?? ""
    if !text.hasPrefix(words) {
      Issue.record("the target says '\(text)', not '\(words)'\n\(app.picture)", sourceLocation: sourceLocation)
    }
    return self
  }

  @discardableResult
  package func press(_ key: Key, times: Int = 1) -> TestApp { app.press(key, times: times) }

  @discardableResult
  package func click() -> TestApp { place.map { app.click(x: $0.x, y: $0.y) } ?? app }

  private var place: (x: Int, y: Int)? { line.indices.contains(number - 1) ? line[number - 1] : nil }

  private var isMarked: Bool {
    place.map { app.frame[max(0, $0.x - 1), $0.y].glyph == "▌" } ?? false
  }
}

import AppCore
import Drawing
import Pages
import Prism
import Text

/// Finding parts of the page by their style.
extension TestApp {
  /// The cells whose style passes the test, without the status line.
  package func cells(where looks: (ResolvedStyle) -> Bool) -> [(x: Int, y: Int)] {
    let frame = frame
    return (0..<frame.size.height - 1).flatMap { y in
      (0..<frame.size.width).filter { looks(frame[$0, y].style) }.map { (x: $0, y: y) }
    }
  }

  /// The pieces of text that are underlined.
  package var underlined: [String] { pieces { $0.attributes.contains(.underline) } }

  /// The pieces of text in the style of the focus.
  package var lit: [String] {
    let look = app.screen.theme.style(.focus(.foreground), on: .focus(.background))
    return pieces {
      $0.foreground == look.foreground && $0.background == look.background
        && $0.attributes.isSuperset(of: look.attributes)
    }
  }

  private func pieces(where looks: (ResolvedStyle) -> Bool) -> [String] {
    let frame = frame
    return (0..<frame.size.height - 1).flatMap { y in
      (0..<frame.size.width).split { !looks(frame[$0, y].style) }.map { columns in
        columns.compactMap { frame[$0, y].glyph?.text }.joined()
      }
    }
  }
}

/// The text as it is drawn, with its clusters reduced to those that every terminal supports.
package enum SafeGlyphs {
  package static func drawn(_ text: String) -> String { SafeText(text).glyphs.map(\.text).joined() }
}

extension Glyph {
  package var text: String { "\(self)" }
}

extension TestApp {
  /// The cell at which the words begin on the page.
  package func place(of words: String) -> (x: Int, y: Int)? {
    let frame = frame
    for y in 0..<frame.size.height - 1 {
      for x in 0..<frame.size.width where frame[x, y].glyph?.text == words.first.map(String.init) {
        let text = (x..<frame.size.width).compactMap { frame[$0, y].glyph?.text }.joined()
        if text.hasPrefix(words) { return (x, y) }
      }
    }
    return nil
  }

  /// The label of the step that Enter would take, if its mark is drawn.
  package var chosenStep: String? {
    guard let screen = app.history.current.screen, let step = screen.chosenStep,
      let rect = screen.places.first(where: { $0.step == screen.chosen })?.rect, screen.isInSight(rect),
      frame[max(0, rect.x - 1), rect.y].glyph == "▌"
    else { return nil }
    return step.label.string
  }

  /// The text to the right of each focus mark, row by row.
  package var marked: [String] {
    let frame = frame
    return (0..<frame.size.height - 1).flatMap { y in
      (0..<frame.size.width).filter { frame[$0, y].glyph == "▌" }.map { x in
        (x..<frame.size.width).compactMap { frame[$0, y].glyph?.text }.joined()
      }
    }
  }
}

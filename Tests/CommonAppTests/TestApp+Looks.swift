import Drawing
import Prism
import Text

@testable import AppCore
@testable import Pages

/// Finding parts of the page by their style.
extension TestApp {
  /// The cells whose style passes the test, without the status line.
  func cells(where looks: (ResolvedStyle) -> Bool) -> [(x: Int, y: Int)] {
    let frame = frame
    return (0..<frame.size.height - 1).flatMap { y in
      (0..<frame.size.width).filter { looks(frame[$0, y].style) }.map { (x: $0, y: y) }
    }
  }

  /// The pieces of text that are underlined.
  var underlined: [String] { pieces { $0.attributes.contains(.underline) } }

  /// The pieces of text in the style of the focus.
  var lit: [String] {
    let look = app.theme.style(.focus(.foreground), on: .focus(.background))
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
enum SafeGlyphs {
  static func drawn(_ text: String) -> String { SafeText(text).glyphs.map(\.text).joined() }
}

extension Glyph {
  var text: String { "\(self)" }
}

extension TestApp {
  /// The cell at which the words begin on the page.
  func place(of words: String) -> (x: Int, y: Int)? {
    let frame = frame
    for y in 0..<frame.size.height - 1 {
      for x in 0..<frame.size.width where frame[x, y].glyph?.text == words.first.map(String.init) {
        let text = (x..<frame.size.width).compactMap { frame[$0, y].glyph?.text }.joined()
        if text.hasPrefix(words) { return (x, y) }
      }
    }
    return nil
  }
}

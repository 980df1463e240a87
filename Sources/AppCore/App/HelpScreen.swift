import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The drawing of the help: all keys of the keymap, or those lines that contain the words of the search.
struct HelpScreen {
  let keymap: Keymap
  let wording: Words
  /// The words of the search; empty while all keys are listed.
  var sought: [SafeText] = []

  /// Returns a block at least as high as the screen, so that it covers the page.
  func block(in size: Size) -> Block {
    let inner = max(0, size.width - 4)
    return Block.column([
      .line(wording.keysTitle, .pageTitle, width: inner), .space(1), list(width: inner),
    ])
    .padded(Edges(top: 1, left: 2, bottom: 1, right: 2))
    .filling(height: size.height)
    .on(.background(.elevated), width: size.width)
  }

  /// `3 of 46`
  var count: SafeText {
    wording.place(sections.reduce(0) { $0 + $1.lines.count }, of: keymap.help(in: wording).count)
  }

  private var sections: [Keymap.HelpSection] { keymap.helpSections(with: sought, in: wording) }

  private static let gap = 3
  /// The least width for two columns of help: that of a terminal with 80 columns.
  private static let leastWidthOfTwo = 76

  /// Returns the groups in two columns if they fit, else in one.
  private func list(width: Int) -> Block {
    let sections = sections
    guard !sections.isEmpty else {
      return .paragraph(wording.noKeyDoesThat, .bodyText, width: width, maxLines: nil)
    }
    let single = HelpColumn(sections, sought: sought, in: wording)
    guard width >= Self.leastWidthOfTwo else { return single.block(width: width) }
    let pairs = (1..<max(1, sections.count)).map { split -> Block in
      let (left, right) = (sections[..<split], sections[split...])
      return pair(
        HelpColumn(Array(left), sought: sought, in: wording), HelpColumn(Array(right), sought: sought, in: wording),
        width)
    }
    // Groups are not split; the two columns are as even as possible.
    return pairs.min { $0.height < $1.height } ?? single.block(width: width)
  }

  /// Gives each column the width of its longest line. If both do not fit, the right column gets at most half of the
  /// width.
  private func pair(_ left: HelpColumn, _ right: HelpColumn, _ width: Int) -> Block {
    let room = width - Self.gap
    let rightWidth = min(right.width, max(room - left.width, room / 2))
    let leftWidth = min(left.width, room - rightWidth)
    return .row(
      [left.block(width: leftWidth).filling(width: leftWidth), right.block(width: rightWidth)], spacing: Self.gap)
  }
}

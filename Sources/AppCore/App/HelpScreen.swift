import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The help as it is drawn: all keys from the keymap, or those lines that hold the words that are looked for.
struct HelpScreen {
  let keymap: Keymap
  let wording: Words
  /// The words that are looked for; none while all keys are listed.
  var sought: [SafeText] = []

  /// At least as high as the screen, so that the page does not show below it.
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
  /// The columns that two columns of help take at least: that of a terminal of 80.
  private static let leastWidthOfTwo = 76

  /// One below the other, and in two columns where those fit: the eye goes down.
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
    // Groups stay whole; the two columns are as even as they can be.
    return pairs.min { $0.height < $1.height } ?? single.block(width: width)
  }

  /// Each column has the width that it wants; where both do not fit, the right one takes up to half of the room.
  private func pair(_ left: HelpColumn, _ right: HelpColumn, _ width: Int) -> Block {
    let room = width - Self.gap
    let rightWidth = min(right.width, max(room - left.width, room / 2))
    let leftWidth = min(left.width, room - rightWidth)
    return .row(
      [left.block(width: leftWidth).filling(width: leftWidth), right.block(width: rightWidth)], spacing: Self.gap)
  }
}

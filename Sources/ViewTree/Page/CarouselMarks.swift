import Prism
import Text
import Wording

/// The marks that show the position in a carousel: arrows, words or dots.
struct CarouselMarks {
  let first: Int
  let last: Int
  let count: Int
  let icons: IconSet
  let wording: Words
  /// The carousel's number in its tree.
  let carousel: Int

  /// Whether the carousel hides any card.
  var isNeeded: Bool { first > 0 || last < count - 1 }

  /// The arrows and the position between them, such as `‹ 2-4 of 12 ›`.
  var words: Block {
    let range: SafeText = first == last ? "\(first + 1)" : "\(first + 1)-\(last + 1)"
    return stepping(.sentence([back, Phrase(wording.place(range, of: count), .caption), on], width: 24))
  }

  /// The arrows alone: `‹ ›`.
  var arrows: Block { stepping(.sentence([back, on], width: 8)) }

  /// Returns the arrows with the position, or the arrows alone if the width is too small.
  func fitting(_ width: Int) -> Block {
    words.width <= width ? words : arrows
  }

  /// Returns the marks with an arrow at each end that moves the carousel by as many cards as are visible.
  private func stepping(_ marks: Block) -> Block {
    // The free cell beside an arrow belongs to its mark, because that makes the arrow easier to hit.
    let columns = marks.width > 4 ? 2 : 1
    var marks = marks
    if first > 0 { marks = marks.stepping(0..<columns, toCard: max(0, 2 * first - last - 1), of: carousel) }
    guard last < count - 1 else { return marks }
    return marks.stepping(max(0, marks.width - columns)..<marks.width, toCard: last + 1, of: carousel)
  }

  private var back: Phrase { arrow(.left, leadsOn: first > 0) }
  private var on: Phrase { arrow(.right, leadsOn: last < count - 1) }

  private func arrow(_ direction: SmallIcon.Direction, leadsOn: Bool) -> Phrase {
    Phrase(
      icons[.small(.chevron(direction))], .caption, .meaning(leadsOn ? .icon(.primary) : .text(.disabled)))
  }

  private static let mostDots = 12

  /// Returns one dot for each card, for carousels without a title. With more than `mostDots` cards it returns the
  /// words.
  func dots(width: Int) -> Block {
    guard count <= Self.mostDots else { return fitting(width).aligned(.center, width: width) }
    let dots = (0..<count).map { index in
      let isShown = (first...last).contains(index)
      return Phrase(isShown ? "●" : "○", .caption, .meaning(isShown ? .icon(.brand) : .icon(.subdued)))
    }
    let hidden = (0..<count).filter { !(first...last).contains($0) }
    return hidden.reduce(Block.sentence(dots, width: width)) { block, card in
      block.stepping(2 * card..<2 * card + 1, toCard: card, of: carousel)
    }
    .aligned(.center, width: width)
  }
}

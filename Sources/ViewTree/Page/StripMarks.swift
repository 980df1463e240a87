import Prism
import Text

/// Where in a carousel one is.
struct StripMarks {
  let first: Int
  let last: Int
  let count: Int
  let icons: IconSet

  /// Nothing to say where all cards can be seen.
  var isNeeded: Bool { first > 0 || last < count - 1 }

  /// `‹ 2-4 of 12 ›`
  var words: Block {
    let range = first == last ? "\(first + 1)" : "\(first + 1)-\(last + 1)"
    return .sentence([back, Phrase("\(range) of \(count)", .caption), on], width: 24)
  }

  /// `‹ ›`
  var arrows: Block { .sentence([back, on], width: 8) }

  private var back: Phrase { arrow(.left, leadsOn: first > 0) }
  private var on: Phrase { arrow(.right, leadsOn: last < count - 1) }

  private func arrow(_ direction: SmallIcon.Direction, leadsOn: Bool) -> Phrase {
    Phrase(
      icons[.small(.chevron(direction))], .caption, .meaning(leadsOn ? .icon(.primary) : .text(.disabled)))
  }

  private static let mostDots = 12

  /// One dot for each card, for carousels without a title; the words where there would be too many.
  func dots(width: Int) -> Block {
    guard count <= Self.mostDots else { return words.aligned(.center, width: width) }
    let dots = (0..<count).map { index in
      let isShown = (first...last).contains(index)
      return Phrase(isShown ? "●" : "○", .caption, .meaning(isShown ? .icon(.brand) : .icon(.subdued)))
    }
    return Block.sentence(dots, width: width).aligned(.center, width: width)
  }
}

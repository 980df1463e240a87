import Drawing
import Prism
import Text
import ViewTree

/// What a screen shows that has no room for a page: whose it is, and what would help.
struct SmallScreen {
  let brand: Brand
  let size: Size

  private static let least = Size(28, 8)

  static func isTooSmall(_ size: Size) -> Bool {
    size.width < least.width || size.height < least.height
  }

  var block: Block {
    let width = size.width
    let wish: SafeText = "needs a little more room: \(Self.least.width) × \(Self.least.height) will do"
    let words = Block.column([
      .paragraph(Phrase(SafeText(brand.displayName), .majorPageTitle), width: width, maxLines: 1, alignment: .center),
      .paragraph(Phrase(wish, .pageSubtext), width: width, maxLines: max(1, size.height - 1), alignment: .center),
    ])
    return words.padded(Edges(top: max(0, (size.height - words.height) / 2)))
  }
}

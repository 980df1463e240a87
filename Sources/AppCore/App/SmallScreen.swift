import Branding
import Drawing
import Prism
import Text
import ViewTree
import Wording

/// The message on a screen that is too small for a page: the brand, and the size that is needed.
struct SmallScreen {
  let brand: Brand
  let size: Size
  let words: Words

  private static let least = Size(28, 8)

  static func isTooSmall(_ size: Size) -> Bool {
    size.width < least.width || size.height < least.height
  }

  var block: Block {
    let width = size.width
    let wish = words.needsRoom(width: Self.least.width, height: Self.least.height)
    let lines = Block.column([
      .paragraph(Phrase(SafeText(brand.displayName), .majorPageTitle), width: width, maxLines: 1, alignment: .center),
      .paragraph(Phrase(wish, .pageSubtext), width: width, maxLines: max(1, size.height - 1), alignment: .center),
    ])
    return lines.padded(Edges(top: max(0, (size.height - lines.height) / 2)))
  }
}

import Components
import Drawing
import Prism
import Testing
import ViewTree

struct ButtonFaceTests {
  /// Terminals without colour tell buttons apart by shape, and printed pages by letters.
  @Test("Every combination of size and emphasis has a different shape") func eachButtonHasItsOwnShape() {
    var shapes: Set<[String]> = []
    for type in ["primary", "secondary", "tertiary"] {
      for size in ["small", "medium", "large"] {
        let look = WireButton(dlsType: type, sizeClass: size)
        let block = ButtonFace("Browse", look: look).layout(in: Proposal(width: 40))
        shapes.insert(letters(of: block))
      }
    }
    #expect(shapes.count == 9)
  }

  @Test("A button is never wider than its room", arguments: 0...30)
  func aButtonIsNeverWiderThanItsRoom(width: Int) {
    for type in ["primary", "secondary", "tertiary"] {
      for size in ["small", "medium", "large"] {
        let face = ButtonFace(
          "Browse everything", icon: .small(.thing(.search)), look: WireButton(dlsType: type, sizeClass: size))
        #expect(face.layout(in: Proposal(width: width)).width <= width)
        #expect(face.layout(in: Proposal(width: width, isUnrolled: true)).width <= width)
      }
    }
  }

  @Test("A button without words and icon is not drawn") func emptyButtonsAreNotDrawn() {
    #expect(ButtonFace("", look: WireButton(dlsType: nil, sizeClass: nil)).layout(in: Proposal(width: 40)).isEmpty)
  }

  private func letters(of block: Block) -> [String] {
    var canvas = Canvas(size: block.size)
    block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: Theme(ThemeValues(), depth: .monochrome))
    return canvas.textRows
  }
}

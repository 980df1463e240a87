import Prism
import Testing

struct ThemeTests {
  private func values() -> ThemeValues {
    var values = ThemeValues()
    for color in Color.allCases {
      values.colors[color] = ThemeValues.Shade(RGB(0x191919))
    }
    values.looks[.listRowTitle] = TextLook(attributes: .bold)
    return values
  }

  @Test func aMeaningHasTheBrandsValueInTheDepthAtHand() {
    let expected: [Depth: ResolvedColor] = [
      .truecolor: .rgb(RGB(0x191919)), .palette256: .indexed(234), .palette16: .terminalDefault,
      .monochrome: .terminalDefault,
    ]
    for (depth, color) in expected {
      #expect(Theme(values(), depth: depth)[.text(.primary)] == color)
    }
    #expect(Theme(values(), depth: .palette16)[.text(.link)] == .indexed(AnsiColor.blue.rawValue))
  }

  @Test func aBrandKnowsBetterThanTheStepDown() {
    var values = values()
    values.colors[.text(.brand)] = ThemeValues.Shade(0x191919, palette256: 160, palette16: .indexed(3))
    #expect(Theme(values, depth: .palette256)[.text(.brand)] == .indexed(160))
    #expect(Theme(values, depth: .palette16)[.text(.brand)] == .indexed(3))
    #expect(Theme(values, depth: .truecolor)[.text(.brand)] == .rgb(RGB(0x191919)))
  }

  /// Where colour is scarce or missing, letters still say what matters.
  @Test(arguments: [Depth.palette16, .monochrome])
  func meaningSurvivesWithoutColour(depth: Depth) {
    let theme = Theme(values(), depth: depth)
    let plain = theme.style(.text(.primary)).attributes
    #expect(theme.style(.focus(.foreground), on: .focus(.background)).attributes != plain)
    #expect(theme.style(.text(.primary), on: .background(.selected)).attributes != plain)
    #expect(theme.style(.text(.disabled)).attributes != plain)
    #expect(theme.style(.price(.sale)).attributes != theme.style(.price(.regular)).attributes)
    #expect(theme.style(.price(.sale)).attributes != plain)
    #expect(theme.style(.rating(.star)).attributes != plain)
    let chips = [ColorPart.foreground].map { part in
      (
        theme.style(.chip(.selected(part)), on: .chip(.selected(.background))),
        theme.style(.chip(.unselected(part)), on: .chip(.unselected(.background)))
      )
    }
    #expect(chips.allSatisfy { $0.0 != $0.1 })
  }

  /// Half blocks draw the edges of a ground as letters: reversed, they would stand on the wrong side.
  @Test(arguments: [Depth.palette16, .monochrome])
  func aGroundInFrontOfAnotherIsNotReversed(depth: Depth) {
    let theme = Theme(values(), depth: depth)
    #expect(theme.style(.button(.primary(.background))).attributes == [])
  }

  @Test func withColourAttributesAreTheTextStylesAlone() {
    let theme = Theme(values(), depth: .truecolor)
    #expect(theme.style(.listRowTitle, on: .focus(.background)).attributes == .bold)
    #expect(theme.style(.text(.disabled)).attributes == [])
  }

  @Test func iconsComeInTwoAlphabets() {
    var values = values()
    values.icons[.small(.star(.filled))] = IconForm("✦", ascii: "+")
    #expect(Theme(values, depth: .truecolor).icons[.small(.star(.filled))] == "✦")
    #expect(Theme(values, depth: .truecolor, usesASCII: true).icons[.small(.star(.filled))] == "+")
    #expect(Theme(values, depth: .truecolor, usesASCII: true).icons[.small(.arrow(.right))] == "->")
  }

  @Test(arguments: [(0.0, 0, 0), (4, 1, 0), (8, 1, 1), (16, 2, 1), (24, 3, 2), (-5, 0, 0), (1e9, 125, 63)])
  func pointsBecomeCells(points: Double, columns: Int, rows: Int) {
    let spacing = CellSpacing(points: points)
    #expect(spacing.columns == columns && spacing.rows == rows)
  }
}

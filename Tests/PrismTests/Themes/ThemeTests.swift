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

  @Test("A colour has the brand's value in true colour, a palette entry or the terminal's default")
  func coloursHaveTheBrandsValueInTheDepth() {
    let expected: [Depth: ResolvedColor] = [
      .truecolor: .rgb(RGB(0x191919)), .palette256: .indexed(234), .palette16: .terminalDefault,
      .monochrome: .terminalDefault,
    ]
    for (depth, color) in expected {
      #expect(Theme(values(), depth: depth)[.text(.primary)] == color)
    }
    #expect(Theme(values(), depth: .palette16)[.text(.link)] == .indexed(AnsiColor.blue.rawValue))
  }

  @Test("A palette entry that the brand names is used instead of the converted colour")
  func brandValuesOverrideTheConversion() {
    var values = values()
    values.colors[.text(.brand)] = ThemeValues.Shade(0x191919, palette256: 160, palette16: .indexed(3))
    #expect(Theme(values, depth: .palette256)[.text(.brand)] == .indexed(160))
    #expect(Theme(values, depth: .palette16)[.text(.brand)] == .indexed(3))
    #expect(Theme(values, depth: .truecolor)[.text(.brand)] == .rgb(RGB(0x191919)))
  }

  /// Attributes replace colours where colours are few or missing.
  @Test(
    "With few or no colours, focus, selection and states still look different from plain text",
    arguments: [Depth.palette16, .monochrome])
  func meaningsDifferWithoutColour(depth: Depth) {
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

  /// Half blocks draw the edges of a filled area as letters: reversed, they would be on the wrong side.
  @Test(
    "A button's background is not drawn in reverse with few or no colours", arguments: [Depth.palette16, .monochrome])
  func filledAreasAreNotReversed(depth: Depth) {
    let theme = Theme(values(), depth: depth)
    #expect(theme.style(.button(.primary(.background))).attributes == [])
  }

  @Test("In true colour, the attributes are only those of the text style") func attributesComeFromTheTextStyle() {
    let theme = Theme(values(), depth: .truecolor)
    #expect(theme.style(.listRowTitle, on: .focus(.background)).attributes == .bold)
    #expect(theme.style(.text(.disabled)).attributes == [])
  }

  @Test("Icons are drawn in their Unicode or their ASCII form") func iconsHaveUnicodeAndASCIIForms() {
    var values = values()
    values.icons[.small(.star(.filled))] = IconForm("✦", ascii: "+")
    #expect(Theme(values, depth: .truecolor).icons[.small(.star(.filled))] == "✦")
    #expect(Theme(values, depth: .truecolor, usesASCII: true).icons[.small(.star(.filled))] == "+")
    #expect(Theme(values, depth: .truecolor, usesASCII: true).icons[.small(.arrow(.right))] == "->")
  }

  @Test(
    "Distances in points become columns and rows",
    arguments: [(0.0, 0, 0), (4, 1, 0), (8, 1, 1), (16, 2, 1), (24, 3, 2), (-5, 0, 0), (1e9, 125, 63)])
  func pointsBecomeCells(points: Double, columns: Int, rows: Int) {
    let spacing = CellSpacing(points: points)
    #expect(spacing.columns == columns && spacing.rows == rows)
  }
}

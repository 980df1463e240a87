import Components
import Drawing
import Prism
import TestSupport
import Testing

/// Checks of every component at every width: it keeps to the width, and an unrolled page keeps every word.
struct ComponentRoomTests {
  static let widths = [10, 11, 14, 19, 26, 33, 34, 40, 55, 61, 80, 100, 139, 200]
  private static let theme = Theme(ThemeValues(), depth: .monochrome)

  @Test("A component is never wider than the page, unrolled or not", arguments: ComponentLibrary.descriptors.map(\.id))
  func componentsKeepToTheirWidth(id: String) throws {
    let descriptor = try #require(ComponentLibrary.descriptors.first { $0.id == id })
    for json in try [descriptor.example] + ComponentCases.json(of: id) {
      let sheet = ComponentSheet(json: json, theme: Self.theme)
      for width in Self.widths {
        #expect(try sheet.page(width: width).width <= width, "\(width) columns")
        #expect(try sheet.page(width: width, isUnrolled: true).width <= width, "\(width) columns, unrolled")
      }
    }
  }

  @Test("An unrolled page cuts no text of any component", arguments: ComponentLibrary.descriptors.map(\.id))
  func anUnrolledPageCutsNothing(id: String) throws {
    let descriptor = try #require(ComponentLibrary.descriptors.first { $0.id == id })
    for json in try [descriptor.example] + ComponentCases.json(of: id) {
      let sheet = ComponentSheet(json: json, theme: Self.theme)
      for width in Self.widths where width >= 26 {
        let rows = try sheet.canvas(width: width, isUnrolled: true).textRows
        #expect(!rows.contains { $0.contains("…") }, "\(width) columns: \(rows)")
      }
    }
  }
}

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

  private static let longTags = [
    #""custom":{"badges":[{"text":"Spend $20 or more and save 30% on the whole order today"},{"text":"Ad"}]}"#,
    #""custom":{"badges":[{"text":"Sponsored by somebody whose name is rather long","type":"sponsored"}]}"#,
    #""custom":{"rating":{"average_rating":4.5,"display_num_ratings":"(12,345 ratings of all customers)"}}"#,
  ]

  @Test("An unrolled page cuts no long badge, rating or code", arguments: ComponentLibrary.descriptors.map(\.id))
  func anUnrolledPageCutsNoTag(id: String) throws {
    let code = #""text":{"accessory":"CODE BEYOND THE WIDTH OF ANY SMALL SCREEN"}"#
    for member in Self.longTags + [code] {
      let title = member == code ? "" : #""text":{"title":"Soup"},"#
      let json = #"{"id":"a","component":{"id":"\#(id)"},\#(title)\#(member)}"#
      let sheet = ComponentSheet(json: json, theme: Self.theme)
      for width in Self.widths where width >= 26 {
        let rows = try sheet.canvas(width: width, isUnrolled: true).textRows
        #expect(!rows.contains { $0.contains("…") }, "\(width) columns: \(rows)")
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

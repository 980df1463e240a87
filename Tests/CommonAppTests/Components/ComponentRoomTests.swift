import DoorDash
import Foundation
import TestSupport
import Testing
import ViewTree

/// What holds for every component, whatever it draws.
struct ComponentRoomTests {
  @Test(arguments: try ComponentCase.all())
  func nothingIsWiderThanItsPage(facet: ComponentCase) throws {
    let sheet = ComponentSheet(json: facet.json, brand: .doorDash)
    for width in [1, 4, 10, 11, 12, 14, 17, 20, 23, 27, 33, 34, 45, 56, 61, 84, 97, 120, 200] {
      for isUnrolled in [false, true] {
        let page = try sheet.page(width: width, isUnrolled: isUnrolled)
        let right = page.items.map { $0.rect.maxX }.max() ?? 0
        #expect(right <= width, "at \(width)")
      }
    }
  }

  /// Words may stand on several lines, but each of them must be somewhere.
  @Test(arguments: try ComponentCase.all())
  func nothingIsCutWhereThePageIsAsLongAsItNeeds(facet: ComponentCase) throws {
    let value = facet.json.isEmpty ? [:] : try JSONSerialization.jsonObject(with: Data(facet.json.utf8))
    let words = Set(Self.texts(in: value).flatMap { $0.split(whereSeparator: \.isWhitespace) })
    for width in [60, 200] {
      let canvas = try ComponentSheet(json: facet.json, brand: .doorDash).canvas(width: width, isUnrolled: true)
      let page = canvas.textRows.joined(separator: "\n")
      for word in words.sorted() where word != "•" {
        // A variation selector is not drawn.
        let drawn = String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.value != 0xFE0F }))
        #expect(page.contains(drawn), "\(word) at \(width)")
      }
    }
  }

  private static let keys: Set<String> = [
    "title", "subtitle", "accessory", "description", "annotation", "eta_display_string", "delivery_fee_string",
    "sponsored_description", "modality_display_string", "button", "display_name", "display_string", "item_name",
    "display_num_ratings",
  ]

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let object as [String: Any]:
      object.flatMap { key, value in
        if let text = value as? String { return keys.contains(key) ? [text] : [] }
        return texts(in: value)
      }
    case let list as [Any]: list.flatMap(texts)
    default: []
    }
  }
}

import AppCore
import Pages

/// Pages with a row that opens a dialog.
package enum DialogPages {
  package static func world(_ title: String, _ paragraphs: [String], _ label: String) -> SketchedWorld {
    let data: SketchedPage.Part = [
      "type": "MODAL_TYPE_TEXT", "title": title, "description": paragraphs, "close_action": ["label": label],
    ]
    return world(click: ["name": "present_modal", "data": data])
  }

  package static func world(navigation data: [String: String]) -> SketchedWorld {
    world(click: ["name": "navigate", "data": data])
  }

  private static func world(click: SketchedPage.Part) -> SketchedWorld {
    var row = SketchedPage.row("About the fee")
    row["events"] = ["click": click]
    let others = (1...12).map { SketchedPage.row("Dish \($0)", to: "item/\($0)") }
    return SketchedWorld.page(SketchedPage.section("Tonight", [row] + others))
  }

  /// A row that opens a dialog, and one that leads to a page.
  package static func json(next uri: String, onLoad: String = "") -> String {
    let click = #"{"name":"present_modal","data":{"title":"Rain fee","description":["A small fee."]}}"#
    return #"{"body":[{"id":"s","body":[{"id":"fee","component":{"id":"row.text"},"text":{"title":"About the fee"},"#
      + #""events":{"click":\#(click)}},{"id":"more","component":{"id":"row.text"},"text":{"title":"More"},"#
      + #""events":{"click":{"name":"navigate","data":{"uri":"\#(uri)"}}}}]}],"page":{"on_load":[\#(onLoad)]}}"#
  }

  package static func modal(_ title: String) -> String {
    #"{"name":"present_modal","data":{"title":"\#(title)","description":["A word about \#(title)."]}}"#
  }
}

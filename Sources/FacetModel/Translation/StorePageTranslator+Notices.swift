import JSON

/// The notices of the store: banners, disclaimers and the dialog shown on arrival.
extension StorePageTranslator {
  /// Writes the banners. They stand in an object, singly or in lists; banners without text are left out.
  mutating func writeBanners() {
    guard let banners = reader.resolved(page["banners"]) else { return }
    let groups = banners.kind == .array ? [banners] : banners.members.map(\.value)
    var number = 0
    for group in groups where hasRoom {
      guard let group = reader.resolved(group) else { continue }
      for element in group.kind == .array ? group.elements.map({ $0 }) : [group] {
        guard hasRoom else { return }
        guard let banner = reader.object(element) else { continue }
        let title = reader.text("title", of: banner)
        let text = reader.text(["text", "description", "subtitle", "message"], of: banner)
        guard title != nil || text != nil else { continue }
        number += 1
        writeNotice(id: "banner-\(number)", title: title, text: text, of: banner)
      }
    }
  }

  mutating func writeDisclaimers() {
    guard let disclaimers = reader.list("disclaimersList", of: page) else { return }
    writer.beginSection(id: "store_disclaimers", of: disclaimers)
    writer.beginList("body")
    for (number, element) in disclaimers.elements.enumerated() {
      guard hasRoom else { break }
      guard let disclaimer = reader.object(element), let text = reader.text("text", of: disclaimer) else { continue }
      writeNotice(id: "disclaimer-\(number + 1)", title: nil, text: text, of: disclaimer)
    }
    writer.end()
    writer.end()
  }

  private mutating func writeNotice(id: String, title: Value?, text: Value?, of source: Value) {
    writer.beginFacet("row.text", "row", id: id, of: source)
    writer.beginObject("text")
    writer.member("title", title)
    writer.member("description", text)
    writer.end()
    writer.end()
  }

  mutating func writePopup() {
    let popup = reader.object("popupContent", of: page)
    let title = reader.text("title", of: popup)
    let message = reader.text("message", of: popup)
    guard title != nil || message != nil else { return }
    writer.beginObject("page")
    writer.beginList("on_load")
    writer.beginObject(of: popup)
    writer.member("name", "present_modal")
    writer.beginObject("data")
    writer.member("title", title)
    writer.beginList("description")
    if let message { writer.scalar(message) }
    writer.end()
    writer.beginObject("close_action")
    writer.member("label", reader.text("dismissButtonText", of: popup))
    writer.end()
    writer.end()
    writer.end()
    writer.end()
    writer.end()
  }
}

import FacetModel
import JSON
import Text

/// The check that pictures show something, and that they have alt text where the user needs it.
enum ImageCheck {
  private static let slots: [WireKey] = [.main, .icon, .background, .accessory]
  private static let texts: [WireKey] = [.uri, .local, .placeholder, .videoUri]

  static func check(_ facet: Facet, capabilities: Capabilities, _ report: inout LintReport) {
    let component = capabilities.components[facet.component.id]
    let images = facet.images.value
    if let images {
      guard images.kind == .object else {
        report.add(.wrongType, at: images, "images is not an object")
        return
      }
      for slot in slots {
        if let value = images[slot] {
          check(value, slot.snakeCase, &report)
          checkEvents(of: value, capabilities, &report)
        }
      }
      for (key, value) in KeyedValues(images[.custom]).all where !value.isNull {
        check(value, "custom.\(clipped(key, to: 60))", &report)
        checkEvents(of: value, capabilities, &report)
      }
    }
    // The client's own translation is not reported as a fault of the backend.
    if facet.source.document.isTranslation { return }
    if component?.speaksInPictures == true, facet.text.title == nil, let images, !hasAltText(facet.images) {
      report.add(.missingAltText, at: images, "a picture without a placeholder: it has no text to read")
    }
  }

  private static func hasAltText(_ images: FacetImages) -> Bool {
    let crops = images.custom.filter { ["mobile", "web"].contains($0.key) }.map(\.image)
    return ([images.background ?? images.main].compactMap(\.self) + crops).contains { $0.placeholder != nil }
  }

  /// Checks the picture's own click like that of a facet. A faulty click does not affect the picture.
  private static func checkEvents(of image: Value, _ capabilities: Capabilities, _ report: inout LintReport) {
    guard image.kind == .object, let events = image[.events] else { return }
    EventCheck.check(events, &report)
    if let click = events[.click], let action = FacetEvents(value: events).click,
      let objection = capabilities.objection(to: action)
    {
      OmissionCheck.check(click, objection, "the picture is shown, and its click does nothing", &report)
    }
  }

  /// Whether an image says that there is none, as web backends do, which write out all absent fields.
  private static func isWrittenOut(_ image: Value) -> Bool {
    image.has(.uri) && image.has(.local) && !image.hasContent(.style)
  }

  private static func check(_ value: Value, _ slot: String, _ report: inout LintReport) {
    guard let image = FacetImage(value) else {
      if !value.isEmptyString {
        report.add(.wrongType, at: value, "images.\(slot) is neither an image nor a name")
      }
      return
    }
    for key in texts {
      guard let text = value[key], text.kind == .object || text.kind == .array else { continue }
      report.add(.wrongType, at: text, "images.\(slot).\(key.snakeCase) is not a string")
    }
    if image.isEmpty, !isWrittenOut(value) {
      report.add(.emptyImage, at: value, "images.\(slot) has neither uri nor local nor placeholder")
    }
    if case .unknown(let style) = image.style {
      let known = style.hasPrefix("STYLE_") ? ["STYLE_CIRCLE", "STYLE_ROUNDED"] : ["circle", "rounded"]
      report.add(
        .unknownValue, at: value[.style] ?? value,
        "the image style \(quoted(style)) is unknown"
          + Suggestion.words(for: Misspelling.meant(by: style, among: known)))
    }
  }
}

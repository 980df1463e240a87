import FacetModel
import JSON

/// A value in one spelling: keys sorted, numbers as numbers. A missing value, null and an empty object are the same.
func canonical(_ value: Value?) -> String {
  guard let value else { return "{}" }
  switch value.kind {
  case .object:
    let members = value.members.map { (value.document.interner.string($0.key), canonical($0.value)) }
    return "{" + members.sorted { $0.0 < $1.0 }.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
  case .array: return "[" + value.elements.map { canonical($0) }.joined(separator: ", ") + "]"
  case .number: return value.double.map { "\($0)" } ?? value.numberText ?? ""
  case .string: return "\"\(value.string ?? "")\""
  case .true: return "true"
  case .false: return "false"
  case .null: return "{}"
  }
}

/// All values of a facet, a line each.
func describe(_ facet: Facet) -> [String] {
  let text = facet.text
  let images = facet.images
  let style = facet.style
  return [
    facet.identity.description,
    "\(facet.component)",
    "\([text.title, text.subtitle, text.accessory, text.description, text.annotation])",
    "\([text.titleAttributes, text.subtitleAttributes, text.accessoryAttributes, text.descriptionAttributes])",
    text.custom.all.map { "\($0.key)=\($0.text)" }.sorted().joined(separator: ";"),
    [images.main, images.icon, images.background, images.accessory].map(describe).joined(separator: ";"),
    images.custom.map { "\($0.key)=\(describe($0.image))" }.sorted().joined(separator: ";"),
    "\(String(describing: facet.events.click)) \(facet.events.names.sorted())",
    "\([style.backgroundColor, style.sizeClass, style.dlsType]) \(String(describing: style.spacing)) \(style.isSticky)",
    "\(String(describing: style.padding)) \(String(describing: style.border))",
    "\(facet.layout.omitsFooter) \(String(describing: facet.layout.padding))",
    canonical(facet.custom.object),
    canonical(facet.logging),
  ]
}

private func describe(_ image: FacetImage?) -> String {
  guard let image else { return "-" }
  return "\([image.uri, image.local, image.placeholder, image.videoURI]) \(image.style)"
}

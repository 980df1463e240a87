import FacetModel
import JSON

/// Reads everything from a facet that a client may need, and collects its texts.
struct FacetReading {
  private static let textsChecked = 48

  /// A list, because the order of a set varies and the same input must always run the same way.
  private var texts: [String] = []

  mutating func note(_ text: String?) {
    if let text, texts.count < Self.textsChecked { texts.append(text) }
  }

  func checkTexts() {
    texts.forEach(TextCheck.run)
  }

  mutating func read(_ facet: Facet) {
    note(facet.id)
    note(facet.component.id)
    note(facet.component.category)
    read(facet.text)
    read(facet.images)
    read(facet.custom)
    facet.events.names.forEach { note($0) }
    if let click = facet.events.click {
      read(click)
    }
    read(facet.layout)
    read(facet.style)
    if let logging = facet.logging {
      demand(logging.kind == .object, "logging is not an object")
      for (key, value) in logging.members {
        note(logging.document.interner.string(key))
        note(value.lenientString)
      }
    }
  }

  private mutating func read(_ text: FacetText) {
    for text in [text.title, text.subtitle, text.accessory, text.description, text.annotation] {
      note(text)
    }
    for attributes in [
      text.titleAttributes, text.subtitleAttributes, text.accessoryAttributes, text.descriptionAttributes,
      text.annotationAttributes,
    ] {
      note(attributes.style)
      note(attributes.color)
    }
    for pair in text.custom.all {
      note(pair.key)
      note(pair.text)
    }
    note(text.custom["delivery_fee_string"])
  }

  private mutating func read(_ images: FacetImages) {
    let slots = [images.main, images.icon, images.background, images.accessory] + images.custom.map(\.image)
    for image in slots.compactMap(\.self) {
      for text in [image.uri, image.local, image.placeholder, image.videoURI] {
        note(text)
      }
      _ = image.style
    }
  }

  mutating func read(_ custom: CustomData) {
    if let rating = Rating(custom["rating"]) {
      note(rating.averageText)
      note(rating.count)
    }
    for badge in Badge.list(custom["badges"]) {
      note(badge.text)
    }
    if let price = Price(custom["price"]) {
      note(price.displayString)
    }
    note(custom.string("name"))
    _ = custom.bool("is_currently_available")
    guard let object = custom.object else { return }
    for (key, value) in object.members {
      note(object.document.interner.string(key))
      note(value.lenientString)
      _ = value.lenientBool
      _ = value.lenientInt
      _ = value.lenientDouble
      let offset = object.document.outermostOffset(of: value.range.lowerBound)
      demand(offset <= object.document.fileBytes.count, "a member is outside the text")
    }
  }

  mutating func read(_ action: Action) {
    switch action {
    case .navigate(let navigation):
      note(navigation.uri)
      note(navigation.domain)
      note(navigation.cmsLink)
      navigation.modal.map { read($0) }
      if let uri = navigation.uri { _ = Destination(uri, hosts: ["example.com"]) }
    case .loadContent(.page(let cursor)): note(cursor)
    case .loadContent(.sections(let sections)): sections.forEach { note($0) }
    case .loadContent(.nothing): break
    case .applyCuisineFilter(let id, let name):
      note(id)
      note(name)
    case .presentModal(let modal): read(modal)
    case .unknown(let name): note(name)
    }
  }

  mutating func read(_ modal: Modal) {
    note(modal.title)
    modal.paragraphs.forEach { note($0) }
    note(modal.closeLabel)
    demand(modal.paragraphs.count <= 500, "a dialog has more than 500 paragraphs")
    demand(!modal.paragraphs.contains(""), "a dialog has an empty paragraph")
  }

  mutating func read(_ layout: FacetLayout) {
    _ = layout.omitsFooter
    read(layout.padding)
    if let grid = layout.gridSpec(for: "Mobile") {
      read(grid.rowSpacing)
      read(grid.columnSpacing)
    }
  }

  mutating func read(_ style: FacetStyle) {
    for text in [style.backgroundColor, style.sizeClass, style.dlsType, style.border?.color, style.border?.style] {
      note(text)
    }
    read(style.spacing)
    read(style.padding)
    read(style.border?.width)
    _ = style.isSticky
  }

  private mutating func read(_ edges: WireEdges?) {
    for length in [edges?.top, edges?.right, edges?.bottom, edges?.left] {
      read(length)
    }
  }

  private mutating func read(_ length: WireLength?) {
    switch length {
    case .points(let points): demand(points.isFinite, "a length is not finite")
    case .token(let token): note(token)
    case nil: break
    }
  }
}

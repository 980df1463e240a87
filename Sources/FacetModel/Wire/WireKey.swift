/// The keys of the wire that the model reads, each once. A case is named as camelCase backends spell the key; the
/// others spell it in snake_case.
enum WireKey: String, CaseIterable {
  // Envelope, section, facet.
  case body, sections, page, header, footer, custom, logging, style, layout, id, component, category, text, images
  case events, children, childrenCount, childrenMap, childrenJoint, next, onLoad, data, errors, message, name
  case __typename
  // Page caches and old module responses.
  case __ref, displayModules, type
  // Text and images.
  case title, subtitle, accessory, description, annotation
  case titleTextAttributes, subtitleTextAttributes, accessoryTextAttributes, descriptionTextAttributes
  case annotationTextAttributes, textStyle, textColor
  case main, icon, background, uri, videoUri, local, placeholder, key, value
  // Layout and style.
  case omitFooter, ignoreSafeSpaces, gridSpecs, dlsPadding, top, right, bottom, left
  case interRowSpacing, interColumnSpacing, minDimensionCount
  case backgroundColor, sizeClass, dlsType, spacing, padding, border, color, width, isNotSticky
  // Actions.
  case click, domain, cursor, offset, cmsLink, cuisineFilterId, cuisineFilterName

  /// `childrenCount`.
  var camelCase: String { rawValue }

  /// `children_count`. All of them are ASCII.
  var snakeCase: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let name = rawValue
    guard name.utf8.contains(where: capitals.contains) else { return name }
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      let isUpper = capitals.contains(byte)
      if isUpper { bytes.append(UInt8(ascii: "_")) }
      bytes.append(isUpper ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Its place among all cases, which is how an enum without payloads is stored.
  @inline(__always)
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

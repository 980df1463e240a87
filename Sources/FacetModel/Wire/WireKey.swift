/// The keys of the wire that the model reads, each once. A case is named as camelCase backends spell the key; the
/// others spell it in snake_case.
enum WireKey: UInt8, CaseIterable {
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
  var camelCase: String { String(describing: self) }

  /// `children_count`.
  var snakeCase: String {
    camelCase.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
    }
  }
}

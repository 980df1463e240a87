/// The keys of the wire format that the model reads. A case is named as camelCase backends spell the key; other
/// backends spell it in snake_case.
package enum WireKey: String, CaseIterable {
  // Envelope, section, facet.
  case body, sections, page, header, footer, custom, logging, style, layout, id, component, category, text, images
  case events, children, childrenCount, childrenMap, childrenJoint, next, onLoad, data, errors, message, name
  case __typename
  // Page caches and old module responses.
  case __ref, displayModules, type, pageInfo, hasNextPage
  // Responses without facets.
  case storeHeader, itemLists, menuBook, carousels, searchSummary, filtersList
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
  case closeAction, closeLabel, label

  /// The spelling in camelCase: `childrenCount`.
  package var camelCase: String { rawValue }

  /// The spelling in snake_case: `children_count`. All keys are ASCII.
  package var snakeCase: String {
    let name = rawValue
    let capitals = name.utf8.count(where: Self.isCapital)
    guard capitals > 0 else { return name }
    // Every session begins with the names of all keys.
    return String(unsafeUninitializedCapacity: name.utf8.count + capitals) { snake in
      var end = 0
      for byte in name.utf8 {
        if Self.isCapital(byte) {
          snake[end] = UInt8(ascii: "_")
          end += 1
        }
        snake[end] = Self.isCapital(byte) ? byte | 0x20 : byte
        end += 1
      }
      return end
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  /// The position among all cases, which is the stored form of an enum without payloads.
  @inline(__always)
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension Icon {
  /// Creates the icon for a backend's name: `star-fill-tiny`, `deals/fill`, `driving-icon`. Returns `nil` for unknown
  /// names.
  public init?(wireName: String) {
    // Most names are in the table without normalisation, or are one word in lower case that nothing normalises.
    guard let icon = Self.byName[wireName] ?? (Self.isPlain(wireName) ? nil : Self.byName[Self.normalized(wireName)])
    else { return nil }
    self = icon
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Returns a name without sizes and the word "icon", which do not change its meaning, and with one kind of separator.
  private static func normalized(_ name: String) -> String {
    let words = name.lowercased().utf8.split { separators.contains($0) }.map { String(Substring($0)) }
    return words.filter { !sizes.contains($0) }.joined(by: "-")
  }

  private static let separators = Array("-_/ .".utf8)
  private static let sizes: Set = ["icon", "tiny", "small", "medium", "large", "16", "24"]

  /// The names that backends have for icons, in order.
  package static var wireNames: [String] { byName.keys.sorted() }

  private static let byName: [String: Icon] = [
    "dashpass-badge": .badge(.dashPass), "dashpass-logo": .badge(.dashPass), "dashpass": .badge(.dashPass),
    "sponsored": .badge(.sponsored), "popular": .badge(.popular), "trending": .badge(.popular), "new": .badge(.new),
    "star-fill": .small(.star(.filled)), "star": .small(.star(.outline)), "star-line": .small(.star(.outline)),
    "heart-fill": .small(.heart(.filled)), "heart": .small(.heart(.outline)), "heart-line": .small(.heart(.outline)),
    "bookmark-fill": .small(.bookmark(.filled)), "bookmark": .small(.bookmark(.outline)),
    "arrow-up": .small(.arrow(.up)), "arrow-down": .small(.arrow(.down)), "arrow-left": .small(.arrow(.left)),
    "arrow-right": .small(.arrow(.right)), "chevron-up": .small(.chevron(.up)),
    "chevron-down": .small(.chevron(.down)), "chevron-left": .small(.chevron(.left)),
    "chevron-right": .small(.chevron(.right)), "deals-fill": .small(.thing(.deals)), "deals": .small(.thing(.deals)),
    "promo-fill": .small(.thing(.deals)), "walking": .small(.thing(.walking)), "driving": .small(.thing(.driving)),
    "car": .small(.thing(.driving)), "bike": .small(.thing(.cycling)), "cycling": .small(.thing(.cycling)),
    "pickup": .small(.thing(.pickup)), "tag": .small(.thing(.tag)), "gift": .small(.thing(.gift)),
    "price": .small(.thing(.price)), "price-range": .small(.thing(.price)), "store": .small(.thing(.store)),
    "merchant": .small(.thing(.store)), "item": .small(.thing(.dish)), "dish": .small(.thing(.dish)),
    "groceries": .small(.thing(.groceries)), "grocery": .small(.thing(.groceries)), "cart": .small(.thing(.groceries)),
    "bag": .small(.thing(.bag)), "search": .small(.thing(.search)), "filter": .small(.thing(.filter)),
    "sort": .small(.thing(.sort)), "menu": .small(.thing(.menu)), "clock": .small(.thing(.clock)),
    "time": .small(.thing(.clock)), "calendar": .small(.thing(.calendar)), "location": .small(.thing(.location)),
    "location-pin": .small(.thing(.location)), "location-pin-fill": .small(.thing(.location)),
    "home": .small(.thing(.home)), "person": .small(.thing(.person)), "account": .small(.thing(.person)),
    "phone": .small(.thing(.phone)), "mail": .small(.thing(.mail)), "email": .small(.thing(.mail)),
    "lock": .small(.thing(.lock)), "check": .small(.thing(.check)), "check-circle": .small(.thing(.check)),
    "check-circle-fill": .small(.thing(.check)), "close": .small(.thing(.cross)),
    "cross": .small(.thing(.cross)), "plus": .small(.thing(.plus)), "add": .small(.thing(.plus)),
    "minus": .small(.thing(.minus)), "info": .small(.thing(.information)), "warning": .small(.thing(.warning)),
    "error": .small(.thing(.error)), "refresh": .small(.thing(.refresh)), "photo": .small(.thing(.photo)),
    "video": .small(.thing(.video)), "external": .small(.thing(.external)), "receipt": .small(.thing(.receipt)),
    "orders": .small(.thing(.receipt)), "lightning": .small(.thing(.lightning)), "express": .small(.thing(.lightning)),
    "fire": .small(.thing(.fire)), "leaf": .small(.thing(.leaf)), "restaurants": .small(.thing(.dish)),
    "convenience": .small(.thing(.store)), "retail": .small(.thing(.bag)), "flowers": .small(.thing(.leaf)),
    "vegan": .small(.thing(.leaf)), "vegetarian": .small(.thing(.leaf)),
  ]
}

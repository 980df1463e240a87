import JSON

/// What a backend asks the client to do when something is clicked, or when a page wants to go on.
public enum Action: Hashable, Sendable {
  case navigate(Navigation)
  case loadContent(LoadContent)
  case applyCuisineFilter(id: String?, name: String?)
  /// A name that no version of this client knows; `nil` when there is none.
  case unknown(name: String?)
}

extension Action {
  /// Reads `{name, data}`; the data may be an object, a string that holds one, or missing.
  init(_ value: Value) {
    let data = value[.data]?.lenientObject
    switch value.text(.name) {
    case "navigate":
      self = .navigate(
        Navigation(uri: data?.text(.uri), domain: data?.text(.domain), cmsLink: data?.text(.cmsLink)))
    case "load_content", "loadContent":
      self = .loadContent(LoadContent(data))
    case "apply_cuisine_filter", "applyCuisineFilter":
      self = .applyCuisineFilter(id: data?.text(.cuisineFilterId), name: data?.text(.cuisineFilterName))
    case let name:
      self = .unknown(name: name)
    }
  }
}

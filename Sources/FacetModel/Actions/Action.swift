import JSON

/// The reaction that a backend asks the client for, on a click, when a page has loaded, or for the next page.
public enum Action: Hashable, Sendable {
  case navigate(Navigation)
  case loadContent(LoadContent)
  case applyCuisineFilter(id: String?, name: String?)
  case presentModal(Modal)
  /// An action with a name that no version of this client knows, or without a name.
  case unknown(name: String?)
}

extension Action {
  /// Reads `{name, data}`. The data may be an object, a string that holds an object, or missing.
  package init(_ value: Value) {
    let data = value[.data]?.lenientObject
    switch value.text(.name) {
    case "navigate":
      let uri = data?.text(.uri)
      self = .navigate(
        Navigation(
          uri: uri, domain: data?.text(.domain), cmsLink: data?.text(.cmsLink),
          modal: Modal(ofNavigationTo: uri, data: data)))
    case "load_content", "loadContent":
      self = .loadContent(LoadContent(data))
    case "apply_cuisine_filter", "applyCuisineFilter":
      self = .applyCuisineFilter(id: data?.text(.cuisineFilterId), name: data?.text(.cuisineFilterName))
    case "present_modal", "presentModal":
      self = .presentModal(Modal(data))
    case let name:
      self = .unknown(name: name)
    }
  }

  /// The dialog that the action opens in a client with dialogs, in either of its two spellings.
  public var modal: Modal? {
    switch self {
    case .presentModal(let modal): modal
    case .navigate(let navigation): navigation.modal
    case .loadContent, .applyCuisineFilter, .unknown: nil
    }
  }
}

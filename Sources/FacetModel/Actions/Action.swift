import JSON

/// What a backend asks the client to do when something is clicked, or when a page wants to go on.
public enum Action: Hashable, Sendable {
  case navigate(Navigation)
  case loadContent(LoadContent)
  case applyCuisineFilter(id: String?, name: String?)
  case presentModal(Modal)
  /// A name that no version of this client knows; `nil` when there is none.
  case unknown(name: String?)
}

extension Action {
  /// Reads `{name, data}`; the data may be an object, a string that holds one, or missing.
  init(_ value: Value) {
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

  /// The dialog that the action opens in a client that knows dialogs, whichever way the backend asks for it.
  public var modal: Modal? {
    switch self {
    case .presentModal(let modal): modal
    case .navigate(let navigation): navigation.modal
    case .loadContent, .applyCuisineFilter, .unknown: nil
    }
  }
}

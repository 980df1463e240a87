import FacetModel

extension Omission {
  /// What it is about, where there is no room for a sentence.
  var cause: String {
    switch self {
    case .noComponent: "no component"
    case .unknownComponent(let id): id + " (unknown)"
    case .tooNew(let component, let since): component + " (since \(since))"
    case .noChildShown, .insideOmitted: description
    case .misplaced: "childrenCount does not add up"
    case .clickNotUnderstood(let click): click.cause
    }
  }
}

extension Omission.Click {
  /// The same of a click.
  var cause: String {
    switch self {
    case .unknownAction(let name): "click " + (name ?? "without a name")
    case .actionTooNew(let name, let since): "click \(name) (since \(since))"
    case .scheme(let scheme): "click to " + scheme + ":"
    case .place(let place): "click to the place " + place
    }
  }
}

import FacetModel

/// What can be chosen of one facet: the facet itself, and pictures that do something of their own.
///
/// A facet without a click of its own takes over that of its first picture, so that Enter on it follows that.
public struct FacetClicks {
  public let isControl: Bool
  /// What Enter on the facet does; a control without an action operates itself.
  public let action: Action?
  /// The pictures that have to be chosen by themselves.
  public let pictures: [ImageAction]

  public init(_ facet: Facet, isControl: Bool, for client: Capabilities) {
    let click = facet.events.click
    let images = client.imageActions(of: facet)
    let takesOver = click == nil && !isControl
    self.isControl = isControl
    action = click ?? (takesOver ? images.first?.action : nil)
    pictures = Array(takesOver ? images.dropFirst() : images[...])
  }

  var isAny: Bool { isControl || action != nil }
}

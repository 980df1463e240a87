import FacetModel

/// The actions of one facet: its own, and those of its pictures that differ from it.
///
/// A facet without an action of its own takes over the action of its first picture, so that Enter on the facet follows
/// it.
public struct FacetClicks {
  public let isControl: Bool
  /// The action of Enter on the facet; a control without an action operates itself.
  public let action: Action?
  /// The pictures with actions of their own, each of which is a focus target.
  public let pictures: [ImageAction]

  public init(_ facet: Facet, isControl: Bool, for client: Capabilities) {
    let click = facet.events.click
    let images = client.imageActions(of: facet)
    let takesOver = click == nil && !isControl
    self.isControl = isControl
    action = click ?? (takesOver ? images.first?.action : nil)
    pictures = Array(takesOver ? images.dropFirst() : images[...])
  }

  private init(isControl: Bool, action: Action?, pictures: [ImageAction]) {
    self.isControl = isControl
    self.action = action
    self.pictures = pictures
  }

  /// Returns the same clicks, with other actions to follow.
  public func following(_ followed: (Action) -> Action) -> FacetClicks {
    FacetClicks(
      isControl: isControl, action: action.map(followed),
      pictures: pictures.map { ImageAction(slot: $0.slot, action: followed($0.action)) })
  }

  /// Whether the user can do anything with the facet.
  public var isAny: Bool { isControl || action != nil }
}

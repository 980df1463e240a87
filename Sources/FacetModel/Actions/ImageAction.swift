/// The action of a picture that is not the action of its facet.
public struct ImageAction: Hashable, Sendable {
  public let slot: ImageSlot
  public let action: Action

  public init(slot: ImageSlot, action: Action) {
    self.slot = slot
    self.action = action
  }
}

extension Capabilities {
  /// The actions of a facet's pictures, in the order of the slots. An action that this client does not understand, or
  /// that the facet's own click asks for as well, is left out; the picture is shown all the same.
  public func imageActions(of facet: Facet) -> [ImageAction] {
    let actions = facet.images.actions
    guard !actions.isEmpty else { return [] }
    let click = facet.events.click
    var known: Set<Action> = click.map { [$0] } ?? []
    return actions.filter { objection(to: $0.action) == nil && known.insert($0.action).inserted }
  }
}

/// An action of a picture that differs from the action of its facet.
public struct ImageAction: Hashable, Sendable {
  public let slot: ImageSlot
  public let action: Action

  public init(slot: ImageSlot, action: Action) {
    self.slot = slot
    self.action = action
  }
}

extension Capabilities {
  /// Returns the actions of a facet's pictures, in the order of the slots. It leaves out actions that the client does
  /// not understand, and actions that the facet's own click has too. The pictures are shown in any case.
  public func imageActions(of facet: Facet) -> [ImageAction] {
    let actions = facet.images.actions
    guard !actions.isEmpty else { return [] }
    let click = facet.events.click
    var known: Set<Action> = click.map { [$0] } ?? []
    return actions.filter { objection(to: $0.action) == nil && known.insert($0.action).inserted }
  }
}

/// A mouse event with its cell. The top left cell is 0,0.
public struct Mouse: Hashable, Sendable {
  public let action: Action
  public let x: Int
  public let y: Int
  public let modifiers: Modifiers

  public init(_ action: Action, x: Int, y: Int, modifiers: Modifiers = []) {
    self.action = action
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}

/// The text form of a mouse event: `Click:12,5`, `Release:12,5`, `Right-Click:0,3`, `Ctrl-Wheel-Down:12,5`. A script
/// may leave out the place of a wheel event.
extension Mouse: LosslessStringConvertible {
  public var description: String {
    let prefix = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
    return "\(prefix)\(action.name):\(x),\(y)"
  }

  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard var name = parts.first, parts.count <= 2 else { return nil }
    var modifiers: Modifiers = []
    for (modifier, prefix) in Self.modifierNames where name.hasPrefix(prefix) {
      modifiers.insert(modifier)
      name = name.dropFirst(prefix.count)
    }
    guard let action = Action.all.first(where: { $0.name == name }) else { return nil }
    guard parts.count == 2 else {
      guard case .wheel = action else { return nil }
      self.init(action, x: 0, y: 0, modifiers: modifiers)
      return
    }
    let place = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { UInt16($0) }
    guard place.count == 2, let x = place[0], let y = place[1] else { return nil }
    self.init(action, x: Int(x), y: Int(y), modifiers: modifiers)
  }

  private static let modifierNames: [(modifier: Modifiers, name: String)] = [
    (.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-"),
  ]
}

extension Mouse.Action {
  fileprivate var name: String {
    switch self {
    case .press(let button): button.prefix + "Click"
    case .release(let button): button.prefix + "Release"
    case .drag(let button): button.prefix + "Drag"
    case .wheel(.up): "Wheel-Up"
    case .wheel(.down): "Wheel-Down"
    case .wheel(.left): "Wheel-Left"
    case .wheel(.right): "Wheel-Right"
    }
  }

  fileprivate static let all: [Mouse.Action] =
    Mouse.Button.allCases.flatMap { [.press($0), .release($0), .drag($0)] } + Mouse.Direction.allCases.map(wheel)
}

extension Mouse.Button {
  /// The prefix of the button's name. The left button has none.
  fileprivate var prefix: String {
    switch self {
    case .left: ""
    case .middle: "Middle-"
    case .right: "Right-"
    case .back: "Back-"
    case .forward: "Forward-"
    }
  }
}

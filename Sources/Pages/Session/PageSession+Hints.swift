import Components
import FacetModel
import ViewTree

/// A target beside which the letters of a hint can be shown.
package enum HintTarget {
  case facet(FocusTarget)
  /// A line of a page in the linear mode.
  case line(facet: Int)
  /// A step on a screen of the brand.
  case step(Int)

  package func isSame(as other: HintTarget) -> Bool {
    switch (self, other) {
    case (.facet(let one), .facet(let other)): one.isSame(as: other)
    case (.line(let one), .line(let other)), (.step(let one), .step(let other)): one == other
    case (.facet, _), (.line, _), (.step, _): false
    }
  }
}

extension PageSession {
  /// The targets on the screen that can be opened, and the cells at which they begin.
  var hintTargets: [(target: HintTarget, x: Int, y: Int)] {
    guard reading == nil else {
      return linesToOpen.filter { canBeOpened($0) }.map { (target: .line(facet: $0), x: 0, y: 0) }
    }
    let targets = viewport.pointedTargets.filter { canBeOpened($0.target.facet, $0.target.slot) }
    // A card that is cut off above may begin at the same cell as a target in it, and two hints cannot share a cell.
    return targets.enumerated().filter { number, target in
      !targets[(number + 1)...].contains { $0.x == target.x && $0.y == target.y }
    }
    .map { (target: .facet($0.element.target), x: $0.element.x, y: $0.element.y) }
  }

  /// Whether Enter has an effect on a facet, or on a picture in it. The client may not know the click, or the click may
  /// lead nowhere.
  private func canBeOpened(_ facet: Int, _ slot: ImageSlot? = nil) -> Bool {
    let facet = page.feed.tree[facet]
    if slot == nil, Control(facet, in: page.words) != nil { return true }
    let clicks = page.clicks(of: facet)
    let picture = slot.flatMap { slot in clicks.pictures.first { $0.slot == slot }?.action }
    guard page.admission.lostClick(of: facet) == nil, let action = picture ?? clicks.action else { return false }
    let client = page.admission.capabilities
    switch Route(action, hosts: client.sourceHosts, showsDialogs: client.understands(.presentModal)) {
    case .fragment(let name): return spot(called: name) != nil
    // The explanation of a task says how to do it elsewhere.
    case .deadEnd(.task), .dialog, .load, .screen, .outside: return true
    case .deadEnd: return false
    }
  }
}

extension BrandScreen {
  var hintTargets: [(target: HintTarget, x: Int, y: Int)] {
    places.filter { isInSight($0.rect) }
      .map { (target: .step($0.step), x: $0.rect.x, y: $0.rect.y) }
  }
}

import JSON
import Text
import Wording

/// What a terminal has no use for, but a brand's file may hold: checked like the rest.
extension TokenResolver {
  private enum LineStyle: String, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  private enum LineCap: String, CaseIterable {
    case round, butt, square
  }

  mutating func isStrokeStyle(_ finding: Finding) -> Bool {
    guard finding.value.kind != .string else { return word(finding, \.strokeStyle, LineStyle.self) != nil }
    guard let fields = fields(of: finding, TokenType.strokeStyle.noun(in:), [.dashArray, .lineCap]) else {
      return false
    }
    let hasCap = fields[.lineCap].flatMap { word($0, \.lineCap, LineCap.self) } != nil
    guard let dashes = fields[.dashArray].flatMap({ plain($0) }) else { return false }
    return areElements(of: dashes, \.dashes) { resolver, dash in resolver.read(dash, as: .dimension) != nil } && hasCap
  }

  /// Elements that are aliases of shadows stay one element each, so shadows never unfold.
  mutating func isShadow(_ finding: Finding) -> Bool {
    guard finding.value.kind == .array else { return isOneShadow(finding) }
    return areElements(of: finding, \.shadows) { resolver, element in
      element.value.isReference ? resolver.read(element, as: .shadow) != nil : resolver.isOneShadow(element)
    }
  }

  private mutating func isOneShadow(_ finding: Finding) -> Bool {
    let parts = parts(
      of: finding, TokenType.shadow.noun(in:),
      [.color: .color, .offsetX: .dimension, .offsetY: .dimension, .blur: .dimension, .spread: .dimension],
      besides: [.inset])
    guard let inset = finding.value[TokenField.inset.symbol] else { return parts != nil }
    guard let plain = plain(finding.part(inset)) else { return false }
    if plain.value.bool == nil {
      faults.add(at: plain.blame) { $0.insetIs(not: plain.value.noun(in: $0)) }
    }
    return parts != nil && plain.value.bool != nil
  }

  /// Positions outside 0...1 are allowed: the format has them clamped.
  mutating func isGradient(_ finding: Finding) -> Bool {
    areElements(of: finding, \.gradientStops) { resolver, element in
      guard !element.value.isReference else { return resolver.read(element, as: .gradient) != nil }
      return resolver.parts(of: element, \.aGradientStop, [.color: .color, .position: .number]) != nil
    }
  }

  /// Whether this is a list with something in it, all of which is right. Looks at all of it.
  private mutating func areElements(
    of finding: Finding, _ noun: (Words) -> SafeText, _ isRight: (inout TokenResolver, Finding) -> Bool
  ) -> Bool {
    let elements = finding.elements
    guard finding.value.kind == .array, !elements.isEmpty else {
      faults.add(at: finding.blame) { $0.listOf(noun($0)) }
      return false
    }
    var areRight = true
    for element in elements where !isRight(&self, element) {
      areRight = false
    }
    return areRight
  }
}

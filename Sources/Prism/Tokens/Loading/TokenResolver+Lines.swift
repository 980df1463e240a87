import JSON
import Text
import Wording

/// Types that a terminal does not use. A brand's file may contain them, so they are checked like the others.
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

  /// Returns whether a value is a shadow or a list of shadows. An alias in a list counts as one element, so that lists
  /// never expand.
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

  /// Returns whether a value is a gradient. Positions outside 0...1 are allowed, because the format clamps them.
  mutating func isGradient(_ finding: Finding) -> Bool {
    areElements(of: finding, \.gradientStops) { resolver, element in
      guard !element.value.isReference else { return resolver.read(element, as: .gradient) != nil }
      return resolver.parts(of: element, \.aGradientStop, [.color: .color, .position: .number]) != nil
    }
  }

  /// Returns whether a value is a list with at least one element and without a faulty one. All elements are checked.
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

import JSON
import Text
import Wording

/// The reading of literal values, by type.
extension TokenResolver {
  mutating func literal(_ finding: Finding, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: color(finding).map(TokenValue.color)
    case .dimension:
      measure(finding, type, DimensionToken.Unit.self).map { .dimension(DimensionToken($0.value, $0.unit)) }
    case .duration: measure(finding, type, DurationToken.Unit.self).map { .duration(DurationToken($0.value, $0.unit)) }
    case .fontFamily: fontFamily(finding).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(finding).map(TokenValue.fontWeight)
    case .cubicBezier: cubicBezier(finding).map(TokenValue.cubicBezier)
    case .number: number(finding).map(TokenValue.number)
    case .strokeStyle: isStrokeStyle(finding) ? .strokeStyle : nil
    case .border:
      parts(of: finding, type.noun(in:), [.color: .color, .width: .dimension, .style: .strokeStyle])
        .map { _ in .border }
    case .transition:
      parts(of: finding, type.noun(in:), [.duration: .duration, .delay: .duration, .timingFunction: .cubicBezier])
        .map { _ in .transition }
    case .shadow: isShadow(finding) ? .shadow : nil
    case .gradient: isGradient(finding) ? .gradient : nil
    case .typography: typography(finding).map(TokenValue.typography)
    }
  }

  mutating func number(_ finding: Finding) -> Double? {
    guard finding.value.kind == .number else {
      faults.add(at: finding.blame) { $0.numberInstead(of: finding.value.noun(in: $0)) }
      return nil
    }
    guard let number = finding.value.double else {
      faults.add(at: finding.blame) { $0.numberTooLarge }
      return nil
    }
    return number
  }

  private mutating func measure<Unit: CaseIterable & RawRepresentable<String>>(
    _ finding: Finding, _ type: TokenType, _ units: Unit.Type
  ) -> (value: Double, unit: Unit)? {
    guard let fields = fields(of: finding, type.noun(in:), [.value, .unit]) else { return nil }
    let value = fields[.value].flatMap { read($0, as: .number) }
    let unit = fields[.unit].flatMap { word($0, { $0.unit(of: type.noun(in: $0)) }, units) }
    guard case .number(let value) = value, let unit else { return nil }
    return (value, unit)
  }

  private mutating func fontFamily(_ finding: Finding) -> [String]? {
    if let name = finding.value.string {
      return [name]
    }
    var names: [String] = []
    for element in finding.elements {
      guard let name = plain(element)?.value.string else { break }
      names.append(name)
    }
    guard finding.value.kind == .array, !names.isEmpty, names.count == finding.elements.count else {
      faults.add(at: finding.blame) { $0.fontFamilyIs }
      return nil
    }
    return names
  }

  private mutating func fontWeight(_ finding: Finding) -> FontWeightToken? {
    let weight =
      finding.value.string.flatMap(FontWeightToken.init(named:)) ?? finding.value.double.flatMap(FontWeightToken.init)
    if weight == nil {
      let found = finding.value.string?.quoted ?? finding.value.numberText.map { SafeText($0) }
      faults.add(at: finding.blame) { $0.noFontWeight(found ?? finding.value.noun(in: $0)) }
    }
    return weight
  }

  private mutating func cubicBezier(_ finding: Finding) -> [Double]? {
    let elements = finding.elements
    guard finding.value.kind == .array, elements.count == 4 else {
      faults.add(at: finding.blame) { $0.curveIs }
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      guard case .number(let number) = read(element, as: .number) else { continue }
      if index % 2 == 0, !(0...1).contains(number) {
        faults.add(at: element.blame) { $0.curvePointBounds }
      } else {
        numbers.append(number)
      }
    }
    return numbers.count == 4 ? numbers : nil
  }

  private mutating func typography(_ finding: Finding) -> TypographyToken? {
    let parts = parts(
      of: finding, TokenType.typography.noun(in:), [.fontWeight: .fontWeight],
      optional: [
        .fontFamily: .fontFamily, .fontSize: .dimension, .letterSpacing: .dimension, .lineHeight: .number,
      ])
    guard let parts, case .fontWeight(let weight) = parts[.fontWeight] else { return nil }
    return TypographyToken(
      fontWeight: weight,
      fontFamily: parts[.fontFamily].flatMap { if case .fontFamily(let names) = $0 { names } else { nil } } ?? [],
      fontSize: Self.dimension(parts[.fontSize]), letterSpacing: Self.dimension(parts[.letterSpacing]),
      lineHeight: parts[.lineHeight].flatMap { if case .number(let number) = $0 { number } else { nil } })
  }

  private static func dimension(_ value: TokenValue?) -> DimensionToken? {
    if case .dimension(let dimension) = value { dimension } else { nil }
  }
}

import JSON
import Text

extension TokenResolver {
  mutating func color(_ finding: Finding) -> ColorToken? {
    if let text = finding.value.string {
      return hexColor(text, finding)
    }
    let fields = fields(of: finding, TokenType.color.noun(in:), [.colorSpace, .components], optional: [.alpha, .hex])
    guard let fields else { return nil }
    let space = fields[.colorSpace].flatMap { word($0, \.colorSpace, ColorSpace.self) }
    let components = space.flatMap { space in fields[.components].flatMap { numbers($0, space) } }
    let alpha = fields[.alpha].map { opacity($0) } ?? 1
    let substitute = fields[.hex].flatMap { opaque($0) }
    guard let space, let components, let alpha else { return nil }
    let color = space.sRGB(components)
    // A colour outside sRGB is shown as the author's substitute, or else with each channel clipped.
    return ColorToken(rgb: RGB.canShow(color) ? RGB(clipping: color) : substitute ?? RGB(clipping: color), alpha: alpha)
  }

  /// Reads a colour in the notation from before the format had colour spaces: `#rgb`, `#rrggbb`, `#rrggbbaa`.
  private mutating func hexColor(_ text: String, _ finding: Finding) -> ColorToken? {
    guard let color = ColorToken(hex: text) else {
      faults.add(at: finding.blame) { $0.noColor(text.quoted) }
      return nil
    }
    return color
  }

  private mutating func opaque(_ finding: Finding) -> RGB? {
    guard let plain = plain(finding) else { return nil }
    let text = plain.value.string
    guard let text, text.utf8.count == 7, let color = ColorToken(hex: text) else {
      faults.add(at: plain.blame) { $0.noHexColor(text?.quoted ?? plain.value.noun(in: $0)) }
      return nil
    }
    return color.rgb
  }

  private mutating func opacity(_ finding: Finding) -> Double? {
    guard case .number(let alpha) = read(finding, as: .number) else { return nil }
    guard (0...1).contains(alpha) else {
      faults.add(at: finding.blame) { $0.alphaBounds }
      return nil
    }
    return alpha
  }

  private mutating func numbers(_ finding: Finding, _ space: ColorSpace) -> SIMD3<Double>? {
    guard let list = plain(finding) else { return nil }
    let (elements, wanted) = (list.elements, space.components)
    guard list.value.kind == .array, elements.count == wanted.count else {
      let names = wanted.map(\.name).joined(separator: ", ")
      faults.add(at: list.blame) { $0.componentsAre(SafeText(space.rawValue), SafeText(names)) }
      return nil
    }
    var numbers: [Double] = []
    for (component, element) in zip(wanted, elements) {
      if let number = self.component(element, component, space) {
        numbers.append(number)
      }
    }
    return numbers.count == 3 ? SIMD3(numbers[0], numbers[1], numbers[2]) : nil
  }

  private mutating func component(_ finding: Finding, _ component: ColorComponent, _ space: ColorSpace) -> Double? {
    // The component "none" only matters when colours are mixed; otherwise it is zero.
    if followed(finding)?.value.string == "none" {
      return 0
    }
    guard case .number(let number) = read(finding, as: .number) else { return nil }
    guard component.contains(number) else {
      faults.add(at: finding.blame) { component.bounds(in: space, $0) }
      return nil
    }
    return number
  }
}

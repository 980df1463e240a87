import Components
import FacetModel
import JSON
import Lint
import Reporting
import Text

/// The meaning of keys, components, values and findings.
extension LanguageServer {
  mutating func hover(_ params: Value?) throws(ResponseError) -> JSONOutput {
    let (document, offset) = try place(params)
    let bytes = document.text.bytes
    let place = CursorPlace(offset, in: bytes, isPointing: true)
    let facet = FacetSurroundings(place, in: bytes)
    var text = HoverText()
    if !place.token.isEmpty, place.isQuoted {
      let word = bytes.name(of: place.token)
      switch place.role {
      case .key: text.parts += explanation(ofKey: word, facet)
      case .value: text.parts += explanation(ofValue: word, place, facet, bytes)
      case .other: break
      }
    }
    for finding in document.findings where finding.reach.contains(offset) && !document.isChanged {
      guard let rule = finding.rule else { continue }
      text.parts.append(.heading(SafeText(rule.code), SafeText(rule.entry.summary)))
    }
    guard !text.parts.isEmpty else { return .null }
    let marked = place.token.isEmpty ? offset..<offset : place.token
    return .members(["contents": text.json(inMarkdown: showsMarkdown), "range": range(marked, in: document)])
  }

  private func explanation(ofKey key: String, _ facet: FacetSurroundings) -> [HoverText.Part] {
    let name = FacetSurroundings.snakeCase(key)
    let component = facet.componentID.flatMap(host.factory.descriptor(for:))
    if let field = facet.kind?.field(name) {
      guard let component else { return [.heading(SafeText(field.path), SafeText(field.explanation))] }
      if component.reads.has(field) {
        return [
          .heading(SafeText(field.path), SafeText(field.explanation)),
          .paragraph(
            "\(component.id) reads it\(component.needs.contains { $0.alternatives.contains(field) } ? ", and needs it" : "")."
          ),
        ]
      }
      if case .known(.facet)? = facet.kind {
      } else {
        return [
          .heading(SafeText(field.path), ""), .paragraph("\(component.id) does not read it."),
        ]
      }
    }
    guard case .known(let place)? = facet.kind, let meaning = FieldGuide.meaning(of: name, in: place) else { return [] }
    return [.heading(SafeText(name), SafeText(meaning))]
  }

  private func explanation(
    ofValue value: String, _ place: CursorPlace, _ facet: FacetSurroundings, _ bytes: [UInt8]
  ) -> [HoverText.Part] {
    guard let top = place.levels.indices.last, place.levels[top].isObject, let key = place.key(top, in: bytes) else {
      return []
    }
    let name = FacetSurroundings.snakeCase(key)
    if facet.kind == .known(.component), name == "id" { return explanation(ofComponent: value) }
    guard let meaning = KnownValues(factory: host.factory).meaning(of: value, under: name, in: facet.kind, facet) else {
      return explanation(ofKey: key, facet)
    }
    return [.heading(SafeText(value), SafeText(meaning))]
  }

  private func explanation(ofComponent id: String) -> [HoverText.Part] {
    guard let component = host.factory.descriptor(for: id) else {
      let near = Misspelling.nearest(to: id, among: host.factory.all.map(\.id), atMost: 2)
      let advice = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
      return [.heading(SafeText(id), "no component of this client" + SafeText(advice))]
    }
    let drawing = host.brands.filter { $0.factory.descriptor(for: id) != nil }.map(\.name)
    var parts: [HoverText.Part] = [
      .heading(SafeText(id), "\(component.category.rawValue), since \(component.since.description)"),
      .paragraph(SafeText(component.summary)),
    ]
    if !drawing.isEmpty { parts.append(.paragraph("Drawn by \(drawing.joined(separator: ", ")).")) }
    let fields = component.reads.all.map { (name: SafeText($0.path), meaning: SafeText($0.explanation)) }
    if !fields.isEmpty { parts.append(.list(fields)) }
    if !component.needs.isEmpty {
      parts.append(.paragraph("It needs \(component.needs.map(\.description).joined(separator: ", "))."))
    }
    return parts
  }
}

extension FacetSurroundings.Kind {
  /// Returns the field of components that a key is in an object of this kind.
  func field(_ key: String) -> ReadField? {
    switch self {
    case .known(.text): ReadField.Text(rawValue: key).map(ReadField.text)
    case .known(.images): ReadField.Image(rawValue: key).map(ReadField.image)
    case .known(.style): ReadField.Style(rawValue: key).map(ReadField.style)
    case .known(.events): key == "click" ? .click : nil
    case .known(.facet): key == "children" ? .children : nil
    case .textCustom: .textCustom(key)
    case .imageCustom: .imageCustom(key)
    case .custom: .custom(key)
    case .known: nil
    }
  }
}

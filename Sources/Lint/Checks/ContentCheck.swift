import Components
import FacetModel
import JSON
import Text

/// Finds content that no component draws: misspelled keys, texts and pictures that their component does not read, and
/// missing fields that it needs. The declarations of the components decide.
package struct ContentCheck {
  private let descriptor: (String) -> ComponentDescriptor?
  /// The members of `custom` that some component reads, which are therefore spelled correctly.
  private let customKeys: Set<String>
  private var components: [ComponentKey: Component?] = [:]
  private var keys: KeyCheck

  /// The declaration of a component, looked up once for all its facets.
  private struct Component {
    let id: String
    let reads: ReadFields
    let needs: [RequiredField]
    let customKeys: KnownKeys
    let textKeys: [String]
  }

  /// The parts of the check, in the order in which they run. Each is remembered by itself, so that a finding about a
  /// picture does not need the other parts again.
  enum Part: CaseIterable {
    case keys, texts, pictures, custom, children, needs
  }

  /// All parts. A list of its own, because `allCases` makes a new one for each facet.
  static let parts: [Part] = Part.allCases

  package init(_ feed: Feed, factory: FacetFactory) {
    self.init(feed.document.interner, factory: factory)
  }

  /// Creates a check of all feeds that are read with an interner.
  init(_ interner: Interner, factory: FacetFactory) {
    descriptor = factory.descriptor(for:)
    customKeys = Set(factory.all.flatMap { Self.customKeys(of: $0.reads) })
    keys = KeyCheck(interner)
  }

  private static func customKeys(of reads: ReadFields) -> [String] {
    reads.all.compactMap { if case .custom(let key) = $0 { key } else { nil } }
  }

  /// Checks the keys of the sections and of the page.
  package mutating func checkSections(of feed: Feed, _ list: inout DiagnosticList) {
    for section in feed.sections.map(\.source) where section.kind == .object && section[.component] == nil {
      keys.check(section, .section, &list)
      LostFacetsCheck.section.check(section, &list)
    }
    if let page = feed.source {
      keys.check(page, .feed, &list)
      LostFacetsCheck.page.check(page, &list)
      LostFacetsCheck.checkSecondList(of: page, &list)
    }
  }

  /// Checks one facet.
  package mutating func check(_ facet: Facet, _ list: inout DiagnosticList) {
    for part in Self.parts { check(part, of: facet, &list) }
  }

  /// Checks the keys of an entry of a page's cache that describes a component.
  mutating func check(componentEntry entry: Value, _ list: inout DiagnosticList) {
    keys.check(entry, .component, &list)
  }

  /// Runs one part of the check of a facet.
  mutating func check(_ part: Part, of facet: Facet, _ list: inout DiagnosticList) {
    // The client wrote translated documents itself, so their keys are not the backend's fault.
    if facet.source.document.isTranslation { return }
    if part == .keys { return keys.check(facet, &list) }
    let component = component(of: facet)
    if part == .custom { TypedFieldCheck.check(facet, reads: component?.reads, &list) }
    guard let component else { return }
    switch part {
    case .keys: break
    case .texts: checkTexts(facet, component, &list)
    case .pictures: checkPictures(facet, component, &list)
    case .custom: checkCustom(facet, component, &list)
    case .children: checkChildren(facet, component, &list)
    case .needs:
      for need in component.needs where !need.isMet(by: facet) {
        add(.missingField, at: facet.source, "'\(component.id)' needs \(need.description)", &list)
      }
    }
  }

  private func checkChildren(_ facet: Facet, _ component: Component, _ list: inout DiagnosticList) {
    if component.reads.hasChildren { return LostFacetsCheck.facet.check(facet.source, &list) }
    guard let child = facet.children.first else { return }
    add(
      .undrawnContent, at: child.source,
      "'\(component.id)' draws no facets inside it; this one is not shown", &list)
  }

  private mutating func component(of facet: Facet) -> Component? {
    if let known = components[facet.componentKey] { return known }
    let known = descriptor(facet.component.id).map { descriptor in
      Component(
        id: descriptor.id, reads: descriptor.reads, needs: descriptor.needs,
        customKeys: KnownKeys(Self.customKeys(of: descriptor.reads)),
        textKeys: descriptor.reads.all.compactMap { if case .textCustom(let key) = $0 { key } else { nil } })
    }
    components[facet.componentKey] = known
    return known
  }

  private func checkTexts(_ facet: Facet, _ component: Component, _ list: inout DiagnosticList) {
    guard let text = facet.text.value, text.kind == .object else { return }
    for field in ReadField.Text.allCases where !component.reads.has(field) {
      guard let value = text[field.rawValue], value.lenientString != nil else { continue }
      add(.undrawnContent, at: value, "'\(component.id)' does not draw text.\(field.rawValue)", &list)
    }
    for (key, value) in KeyedValues(text["custom"]).all {
      if component.reads.has(textCustom: key) {
        if value.kind == .object || value.kind == .array {
          add(.wrongType, at: value, "text.custom.\(clipped(key, to: 60)) is not a string", &list)
        }
        continue
      }
      guard let words = value.lenientString, Self.isWords(words) else { continue }
      add(
        .unknownTextKey, at: value,
        "'\(component.id)' does not draw text.custom.\(clipped(key, to: 60))" + advice(on: key, component.textKeys),
        &list)
    }
  }

  /// A suggestion for a misspelled key. Made only if the diagnostic is kept, because finding the nearest key takes a
  /// while.
  private func advice(on key: String, _ known: [String]) -> String {
    if let right = KnownKeys(known).nearest(to: key) { return "; did you mean '\(right)'?" }
    return known.isEmpty ? "" : "; it draws " + known.joined(separator: ", ")
  }

  /// Whether a text holds words: flags and numbers are sent among the texts too.
  static func isWords(_ text: String) -> Bool {
    !["true", "false"].contains(text.lowercased()) && Double(text) == nil
  }

  private func checkPictures(_ facet: Facet, _ component: Component, _ list: inout DiagnosticList) {
    guard let sent = facet.images.value, sent.kind == .object else { return }
    let images = facet.images
    let slots: [(ReadField.Image, FacetImage?)] = [
      (.main, images.main), (.icon, images.icon), (.background, images.background), (.accessory, images.accessory),
    ]
    let drawn = component.reads.all.compactMap { field in
      switch field {
      case .image(let slot): slot.rawValue
      case .imageCustom(let key): "custom.\(key)"
      default: nil as String?
      }
    }
    func report(_ slot: String, at value: Value?) {
      add(
        .undrawnContent, at: value ?? sent,
        "'\(component.id)' never draws images.\(clipped(slot, to: 60))"
          + advice(on: slot, drawn.isEmpty ? ["no picture"] : drawn), &list)
    }
    for (slot, image) in slots where image != nil && !component.reads.has(slot) {
      report(slot.rawValue, at: sent[slot.rawValue])
    }
    for (key, value) in images.customValues where !component.reads.has(imageCustom: key) {
      report("custom.\(key)", at: value)
    }
  }

  private mutating func checkCustom(_ facet: Facet, _ component: Component, _ list: inout DiagnosticList) {
    guard let custom = facet.custom.object else { return }
    var isThere: [String: Bool] = [:]
    for (symbol, value) in custom.members where !value.isNull {
      let key = custom.document.interner.string(symbol)
      if component.customKeys.names.contains(key) {
        if let place = KeyCheck.Place(custom: key) { keys.check(value, place, &list) }
        if let kind = CustomKind(ofKey: key), !kind.fits(value) {
          add(.wrongType, at: value, "custom.\(key) is not \(Self.words(for: kind))", &list)
        }
      }
      guard !customKeys.contains(key), let right = component.customKeys.nearest(to: key),
        !isThere.value(for: right, or: { custom[right] != nil })
      else { continue }
      add(
        .misspelledKey, at: value,
        "'\(component.id)' does not read custom.\(clipped(key, to: 60)); did you mean '\(right)'?", &list,
        correction: .key(right))
    }
  }

  private static func words(for kind: CustomKind) -> String {
    switch kind {
    case .flag: "true or false"
    case .number: "a number"
    case .list: "a list"
    case .object: "an object"
    }
  }

  private func add(
    _ rule: Rule, at value: Value, _ message: @autoclosure () -> String, _ list: inout DiagnosticList,
    correction: @autoclosure () -> Correction? = nil
  ) {
    list.add(
      rule, at: value.document.outermostOffset(of: value.range.lowerBound), message(), correction: correction())
  }
}

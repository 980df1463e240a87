import Components
import Lint

/// The keys that can be written in an object: those that the component reads, or those of the wire format.
struct KeyCompletion {
  typealias Entry = (name: String, meaning: String)

  /// The component of the facet around the object; `nil` if it is not known yet.
  let component: ComponentDescriptor?
  let kind: FacetSurroundings.Kind

  var entries: [Entry] {
    switch kind {
    case .textCustom, .imageCustom, .custom: ofComponent
    case .known(let place): place.keys.compactMap { entry($0, in: place) }
    }
  }

  private var ofComponent: [Entry] {
    (component?.reads.all ?? []).compactMap { field in
      switch (kind, field) {
      case (.textCustom, .textCustom(let key)), (.imageCustom, .imageCustom(let key)), (.custom, .custom(let key)):
        (key, field.explanation)
      default: nil
      }
    }
  }

  private func entry(_ key: String, in place: KeyPlace) -> Entry? {
    if let component, !component.reads.mayHave(key, in: place) { return nil }
    let ofField = kind.field(key).map(\.explanation)
    return (key, ofField ?? FieldGuide.meaning(of: key, in: place) ?? "")
  }
}

extension ReadFields {
  /// Whether a key of the wire format leads to something that the component reads, or has a meaning for every component.
  fileprivate func mayHave(_ key: String, in place: KeyPlace) -> Bool {
    switch (place, key) {
    case (.facet, "text"): all.contains { $0.path.hasPrefix("text.") }
    case (.facet, "images"): all.contains { $0.path.hasPrefix("images.") }
    case (.facet, "custom"): all.contains { $0.path.hasPrefix("custom.") }
    case (.facet, "events"), (.events, "click"): hasClick
    case (.facet, "children"), (.facet, "children_count"), (.facet, "children_map"), (.facet, "children_joint"):
      hasChildren
    case (.text, "custom"): all.contains { if case .textCustom = $0 { true } else { false } }
    case (.images, "custom"): all.contains { if case .imageCustom = $0 { true } else { false } }
    case (.text, _):
      ReadField.Text(rawValue: key.hasSuffix("_text_attributes") ? String(key.dropLast(16)) : key).map { has($0) }
        ?? false
    case (.images, _): ReadField.Image(rawValue: key).map { has($0) } ?? true
    default: true
    }
  }
}

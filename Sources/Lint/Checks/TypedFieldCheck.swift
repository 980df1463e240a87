import Components
import FacetModel
import JSON

/// Finds values in `custom` that a typed field can carry.
enum TypedFieldCheck {
  /// `reads` is `nil` for an unknown component. A component that reads its own `custom` is sent that.
  static func check(_ facet: Facet, reads: ReadFields?, _ list: inout DiagnosticList) {
    guard let custom = facet.custom.object else { return }
    for (symbol, value) in custom.members where !value.isNull && !value.isEmptyString {
      let key = custom.document.interner.string(symbol)
      guard let field = TypedField.carrying(key) else { continue }
      if let reads, reads.has(custom: key) || !reads.reach(field) { continue }
      list.add(
        .customInsteadOfField, at: value.document.outermostOffset(of: value.range.lowerBound),
        "custom.\(key) could travel in \(field)")
    }
  }
}

extension ReadFields {
  /// Whether a value under a typed field is drawn, also that of a part of the field: `images.main.uri`. Styles and
  /// layouts are for every component.
  fileprivate func reach(_ field: String) -> Bool {
    let parts = field.split(separator: ".").map(String.init)
    switch (parts[0], parts[1]) {
    case ("text", "custom"): return parts.count > 2 && has(textCustom: parts[2])
    case ("text", let part): return ReadField.Text.allCases.contains { part.hasPrefix($0.rawValue) && has($0) }
    case ("images", let slot): return ReadField.Image(rawValue: slot).map(has) ?? false
    case ("events", _): return has(.click)
    default: return true
    }
  }
}

import FacetModel
import Prism
import Text
import ViewTree

extension PageIndex {
  /// One entry as a line; what was left out is grey and says why.
  func row(_ number: Int, _ admission: Admission) -> InspectorRow {
    let entry = entries[number]
    switch entry.part {
    case .list(let role): return .heading("page", SafeText(role.rawValue))
    case .section(let number):
      let id = feed.sections[number].id
      return .heading("section", SafeText(id.isEmpty ? "without an id" : id))
    case .facet(let number):
      let facet = feed.tree[number]
      var row = InspectorRow(look: .words, phrases: Self.phrases(facet, admission))
      row.indent = entry.depth - 1
      row.link = .facet(number)
      row.source = facet.source
      return row
    }
  }

  private static func phrases(_ facet: Facet, _ admission: Admission) -> [Phrase] {
    let component = SafeText(facet.component.id.isEmpty ? "no component" : facet.component.id)
    guard let omission = admission.omission(of: facet) else {
      let lost = admission.lostClick(of: facet).map { "  no click: " + SafeText($0.description) } ?? ""
      let standIn = admission.standIn(for: facet).map { "  drawn as " + SafeText($0.id) } ?? ""
      return [
        Phrase(component, .bodyText, .meaning(.text(.primary))), Phrase(standIn, .caption, .meaning(.text(.warning))),
        Phrase("  " + name(of: facet), .caption),
        Phrase(lost, .caption, .meaning(.text(.warning))),
      ]
    }
    let grey = Paint.meaning(.text(.disabled))
    let mark: SafeText = omission == .insideOmitted ? "· " : "✕ "
    return [
      Phrase(mark + component, .bodyText, grey), Phrase("  " + reason(omission), .caption, grey),
      // Last: why it is not there matters more than what it is called.
      Phrase("  " + name(of: facet), .caption, grey),
    ]
  }

  /// In a few words: the component stands there already.
  private static func reason(_ omission: Omission) -> SafeText {
    switch omission {
    case .noComponent: "names none"
    case .unknownComponent: "unknown component"
    case .tooNew(_, let since): "came with \(since.description)"
    case .noChildShown: "none of its children is shown"
    case .insideOmitted: "inside what is left out"
    case .misplaced: "childrenCount does not add up"
    case .clickNotUnderstood: SafeText(omission.description)
    }
  }

  /// Its title, or else its id. No more of it than a line could hold.
  static func name(of facet: Facet) -> SafeText {
    SafeText(String((facet.text.title ?? facet.id ?? "").unicodeScalars.prefix(200).map(Character.init)))
  }
}

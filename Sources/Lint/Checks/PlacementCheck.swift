import FacetModel
import JSON
import Prism

/// Finds unknown spacings and border styles, and unknown styles of sections and pages. The client ignores unknown
/// values.
package struct PlacementCheck {
  package init() {}

  /// Checks the sections and the page.
  package func checkSections(of feed: Feed, _ list: inout DiagnosticList) {
    // A facet outside a section forms a section of its own.
    for section in feed.sections.map(\.source) where section.kind == .object && section[.component] == nil {
      checkGround(of: section, &list)
      checkPlacement(of: section, &list)
    }
    if let page = feed.source {
      checkGround(of: page, &list)
      checkPlacement(of: page, &list)
    }
  }

  /// Reports a value that is read as an object, but is none.
  static func checkKind(of value: Value, _ name: String, _ list: inout DiagnosticList) {
    guard value.kind != .object, !value.isNull, !value.isEmptyString else { return }
    let offset = value.document.outermostOffset(of: value.range.lowerBound)
    list.add(.wrongType, at: offset, "\(name) is not an object")
  }

  /// Checks one facet.
  package func check(_ facet: Facet, _ list: inout DiagnosticList) {
    if facet.hasLayoutOrStyle { checkPlacement(facet.part(.layout), facet.part(.style), &list) }
  }

  private func checkPlacement(of object: Value, _ list: inout DiagnosticList) {
    checkPlacement(object[.layout], object[.style], &list)
  }

  private func checkPlacement(_ layout: Value?, _ style: Value?, _ list: inout DiagnosticList) {
    if let layout {
      Self.checkKind(of: layout, "layout", &list)
      checkEdges(layout[.dlsPadding], &list)
      for (_, spec) in layout[.gridSpecs]?.members.map({ $0 }) ?? [] {
        checkLength(spec[.interRowSpacing], &list)
        checkLength(spec[.interColumnSpacing], &list)
      }
    }
    if let style {
      checkEdges(style[.padding], &list)
      checkBorder(style[.border], &list)
    }
  }

  private func checkGround(of object: Value, _ list: inout DiagnosticList) {
    guard let style = object[.style] else { return }
    Self.checkKind(of: style, "style", &list)
    if let color = style[.backgroundColor], case .unknown(let word) = WireColor(color.string) {
      add("the colour", word, at: color, &list, meant: WireColor.meant(by: word))
    }
    checkLength(style[.spacing], &list)
  }

  private func checkEdges(_ edges: Value?, _ list: inout DiagnosticList) {
    guard let edges else { return }
    checkLength(edges, &list)
    checkLength(edges[.top], &list)
    checkLength(edges[.right], &list)
    checkLength(edges[.bottom], &list)
    checkLength(edges[.left], &list)
  }

  private func checkBorder(_ border: Value?, _ list: inout DiagnosticList) {
    checkLength(border?[.width], &list)
    if let style = border?[.style], let word = style.string, WireLine(style: word, points: nil) == nil {
      add("the border style", word, at: style, &list)
    }
  }

  private func checkLength(_ length: Value?, _ list: inout DiagnosticList) {
    guard let length, let word = length.string, !word.isEmpty, length.lenientDouble == nil,
      Spacing(wireToken: word) == nil
    else { return }
    add("the spacing", word, at: length, &list)
  }

  private func add(
    _ name: String, _ word: String, at value: Value, _ list: inout DiagnosticList,
    meant: @autoclosure () -> String? = nil
  ) {
    let offset = value.document.outermostOffset(of: value.range.lowerBound)
    list.add(.unknownValue, at: offset, "\(name) \(quoted(word)) is unknown" + Suggestion.words(for: meant()))
  }
}

import FacetModel
import JSON
import Prism

/// Words of the backends' design language that nobody here knows: the component's own look stands then, and the author
/// should hear of it. The model does not know what looks mean, so this is lint's business.
struct StyleLint {
  private let style: SpelledKey = "style"
  private let backgroundColor: SpelledKey = "background_color"
  private let border: SpelledKey = "border"
  private let color: SpelledKey = "color"
  private let type: SpelledKey = "dls_type"
  private let size: SpelledKey = "size_class"
  private let spacing: SpelledKey = "spacing"
  private let text: SpelledKey = "text"
  private let textAttributes: [SpelledKey] = [
    "title_text_attributes", "subtitle_text_attributes", "accessory_text_attributes", "description_text_attributes",
    "annotation_text_attributes",
  ]
  private let textColor: SpelledKey = "text_color"
  private let textStyle: SpelledKey = "text_style"

  func check(_ feed: Feed, _ list: inout DiagnosticList) {
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index].source
      if let style = member(facet, style) {
        checkStyle(style, &list)
      }
      if let text = member(facet, text) {
        for key in textAttributes {
          checkText(member(text, key), &list)
        }
      }
      checkColors(of: feed.tree[index].custom.object, &list)
      for badge in feed.tree[index].custom["badges"]?.elements.map({ $0 }) ?? [] {
        checkColor(badge["background_color"], &list)
        checkTagSize(badge["dls_tag_size"], &list)
      }
    }
  }

  private func checkStyle(_ style: Value?, _ list: inout DiagnosticList) {
    checkColor(member(style, backgroundColor), &list)
    checkColor(member(member(style, border), color), &list)
    if let type = member(style, type), let word = type.string,
      !WireButton(dlsType: word, sizeClass: nil).unknown.isEmpty
    {
      add("the type '\(word)' is unknown", at: type, &list)
    }
    if let size = member(style, size), let word = size.string,
      !WireButton(dlsType: nil, sizeClass: word).unknown.isEmpty
    {
      add("the size class '\(word)' is unknown", at: size, &list)
    }
    if let spacing = member(style, spacing), let word = spacing.string, !word.isEmpty, Double(word) == nil,
      Spacing(wireToken: word) == nil
    {
      add("the spacing '\(word)' is unknown", at: spacing, &list)
    }
  }

  /// `title_color`, and those of a style inside: `primary_button_style.background_color`.
  private func checkColors(of custom: Value?, isInside: Bool = false, _ list: inout DiagnosticList) {
    guard let custom else { return }
    for (symbol, value) in custom.members {
      if custom.document.interner.string(symbol).hasSuffix("_color") {
        checkColor(value, &list)
      } else if !isInside, value.kind == .object {
        checkColors(of: value, isInside: true, &list)
      }
    }
  }

  private func checkTagSize(_ size: Value?, _ list: inout DiagnosticList) {
    guard let size, let word = size.string, !word.isEmpty, !["small", "medium", "large"].contains(word) else { return }
    add("the tag size '\(word)' is unknown", at: size, &list)
  }

  private func checkText(_ attributes: Value?, _ list: inout DiagnosticList) {
    checkColor(member(attributes, textColor), &list)
    if let style = member(attributes, textStyle), case .unknown(let word) = WireTypography(style.string) {
      add("the text style '\(word)' is unknown", at: style, &list)
    }
  }

  private func checkColor(_ color: Value?, _ list: inout DiagnosticList) {
    guard let color, case .unknown(let word) = WireColor(color.string) else { return }
    add("the colour '\(word)' is unknown", at: color, &list)
  }

  private func add(_ message: String, at value: Value, _ list: inout DiagnosticList) {
    list.add(.unknownValue, at: value.document.outermostOffset(of: value.range.lowerBound), message)
  }

  /// A member in either spelling.
  private func member(_ object: Value?, _ key: SpelledKey) -> Value? {
    object.flatMap { $0[key.snakeCase] ?? $0[key.camelCase] }
  }
}

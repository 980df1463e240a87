import FacetModel
import JSON
import Prism

/// Words of the backends' design language that nobody here knows: the component's own look stands then, and the author
/// should hear of it. The model does not know what looks mean, so this is lint's business.
struct StyleLint {
  func check(_ feed: Feed, _ list: inout DiagnosticList) {
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index].source
      if let style = member(facet, Self.style) {
        checkStyle(style, &list)
      }
      if let text = member(facet, Self.text) {
        for attributes in Self.attributes {
          checkText(member(text, attributes), &list)
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
    checkColor(member(style, Self.backgroundColor), &list)
    checkColor(member(member(style, Self.border), Self.color), &list)
    let type = member(style, Self.dlsType)
    if let type, let word = type.string, !WireButton(dlsType: word, sizeClass: nil).unknown.isEmpty {
      add("the type \(quoted(word)) is unknown", at: type, &list)
    }
    let size = member(style, Self.sizeClass)
    if let size, let word = size.string, !WireButton(dlsType: nil, sizeClass: word).unknown.isEmpty {
      add("the size class \(quoted(word)) is unknown", at: size, &list)
    }
    if let spacing = member(style, Self.spacing), let word = spacing.string, !word.isEmpty, Double(word) == nil,
      Spacing(wireToken: word) == nil
    {
      add("the spacing \(quoted(word)) is unknown", at: spacing, &list)
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
    add("the tag size \(quoted(word)) is unknown", at: size, &list)
  }

  private func checkText(_ attributes: Value?, _ list: inout DiagnosticList) {
    checkColor(member(attributes, Self.textColor), &list)
    if let style = member(attributes, Self.textStyle), case .unknown(let word) = WireTypography(style.string) {
      add("the text style \(quoted(word)) is unknown", at: style, &list)
    }
  }

  private func checkColor(_ color: Value?, _ list: inout DiagnosticList) {
    guard let color, case .unknown(let word) = WireColor(color.string) else { return }
    add("the colour \(quoted(word)) is unknown", at: color, &list)
  }

  private func add(_ message: @autoclosure () -> String, at value: Value, _ list: inout DiagnosticList) {
    list.add(.unknownValue, at: value.document.outermostOffset(of: value.range.lowerBound), message())
  }

  /// A key in both spellings, made once: there are facets by the hundred thousand.
  private struct Key {
    let snakeCase: String
    let camelCase: String

    init(_ snakeCase: String) {
      self.snakeCase = snakeCase
      let words = snakeCase.split(separator: "_")
      camelCase = words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
        name + word.prefix(1).uppercased() + word.dropFirst()
      }
    }
  }

  private static let style = Key("style")
  private static let text = Key("text")
  private static let attributes = ["title", "subtitle", "accessory", "description", "annotation"].map {
    Key("\($0)_text_attributes")
  }
  private static let backgroundColor = Key("background_color")
  private static let border = Key("border")
  private static let color = Key("color")
  private static let dlsType = Key("dls_type")
  private static let sizeClass = Key("size_class")
  private static let spacing = Key("spacing")
  private static let textColor = Key("text_color")
  private static let textStyle = Key("text_style")

  /// A member in either spelling.
  private func member(_ object: Value?, _ key: Key) -> Value? {
    object.flatMap { $0[key.snakeCase] ?? (key.camelCase == key.snakeCase ? nil : $0[key.camelCase]) }
  }
}

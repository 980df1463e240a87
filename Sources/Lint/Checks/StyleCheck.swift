import FacetModel
import JSON
import Prism
import Text

/// Finds unknown words of the design language. The component then uses its default style, and the author should know.
/// Lint checks this because the model does not know the meaning of styles.
package struct StyleCheck {
  private let interner: Interner
  private let keys: StyleKeys
  /// Whether a key holds a colour, remembered for each key.
  private var colorKeys: [Symbol: Bool] = [:]

  package init(_ feed: Feed) {
    self.init(feed.document.interner)
  }

  /// Creates a check of all feeds that are read with an interner.
  init(_ interner: Interner) {
    self.interner = interner
    keys = StyleKeys(interner)
  }

  /// Checks one facet.
  package mutating func check(_ facet: Facet, _ list: inout DiagnosticList) {
    if let style = facet.style.value {
      PlacementCheck.checkKind(of: style, "style", &list)
      checkStyle(style, &list)
    }
    if let text = facet.text.value {
      for attributes in keys.attributes {
        checkText(member(text, attributes), &list)
      }
    }
    checkColors(of: facet.custom.object, &list)
    for (_, style) in facet.custom["extra_styles"]?.members.map({ $0 }) ?? [] {
      checkColor(style["color"], &list)
      checkColor(style["background_color"], &list)
    }
    for badge in facet.custom["badges"]?.elements.map({ $0 }) ?? [] {
      checkColor(badge["background_color"], &list)
      checkTagSize(badge["dls_tag_size"], &list)
      checkTextStyle(badge["dls_text_style"], &list)
    }
  }

  private func checkStyle(_ style: Value?, _ list: inout DiagnosticList) {
    checkColor(member(style, keys.backgroundColor), &list)
    checkColor(member(member(style, keys.border), keys.color), &list)
    let type = member(style, keys.dlsType)
    if let type, let word = type.string, !WireButton(dlsType: word, sizeClass: nil).unknown.isEmpty {
      add("the type", word, WireButton.typeMeant(by: word), at: type, &list)
    }
    let size = member(style, keys.sizeClass)
    if let size, let word = size.string, !WireButton(dlsType: nil, sizeClass: word).unknown.isEmpty {
      add("the size class", word, WireButton.sizeMeant(by: word), at: size, &list)
    }
    if let spacing = member(style, keys.spacing), let word = spacing.string, !word.isEmpty, Double(word) == nil,
      Spacing(wireToken: word) == nil
    {
      add("the spacing", word, nil, at: spacing, &list)
    }
  }

  /// Checks `title_color` and its like, and the colours of a style inside: `primary_button_style.background_color`.
  private mutating func checkColors(of custom: Value?, isInside: Bool = false, _ list: inout DiagnosticList) {
    guard let custom else { return }
    for (symbol, value) in custom.members {
      if isColorKey(symbol) {
        checkColor(value, &list)
      } else if !isInside, value.kind == .object {
        checkColors(of: value, isInside: true, &list)
      }
    }
  }

  private mutating func isColorKey(_ key: Symbol) -> Bool {
    if let known = colorKeys[key] { return known }
    let isOne = interner.string(key).hasSuffix("_color")
    colorKeys[key] = isOne
    return isOne
  }

  static let tagSizes: Set<String> = ["small", "medium", "large"]

  private func checkTagSize(_ size: Value?, _ list: inout DiagnosticList) {
    guard let size, let word = size.string, !word.isEmpty, !Self.tagSizes.contains(word) else { return }
    add("the tag size", word, Misspelling.meant(by: word, among: Self.tagSizes.sorted()), at: size, &list)
  }

  private func checkText(_ attributes: Value?, _ list: inout DiagnosticList) {
    checkColor(member(attributes, keys.textColor), &list)
    checkTextStyle(member(attributes, keys.textStyle), &list)
  }

  private func checkTextStyle(_ style: Value?, _ list: inout DiagnosticList) {
    guard let style, case .unknown(let word) = WireTypography(style.string) else { return }
    add("the text style", word, WireTypography.meant(by: word), at: style, &list)
  }

  private func checkColor(_ color: Value?, _ list: inout DiagnosticList) {
    guard let color, case .unknown(let word) = WireColor(color.string) else { return }
    add("the colour", word, WireColor.meant(by: word), at: color, &list)
  }

  private func add(
    _ name: String, _ word: String, _ meant: @autoclosure () -> String?, at value: Value, _ list: inout DiagnosticList
  ) {
    list.add(
      .unknownValue, at: value.document.outermostOffset(of: value.range.lowerBound),
      "\(name) \(quoted(word)) is unknown" + Suggestion.words(for: meant()))
  }

  /// A member in either spelling.
  private func member(_ object: Value?, _ key: StyleKeys.Key) -> Value? {
    object.flatMap { $0.member(key.snakeCase, or: key.camelCase) }
  }
}

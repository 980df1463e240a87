import Components
import FacetModel
import Lint
import Prism

/// The values that a key has a meaning for.
struct KnownValues {
  struct Entry {
    let name: String
    let meaning: String
    /// Entries of a lower rank come first.
    var rank = 0
  }

  let factory: FacetFactory

  /// Returns the values of a key, given the facet around it.
  func values(of key: String, in kind: FacetSurroundings.Kind?, _ facet: FacetSurroundings) -> [Entry] {
    if key.hasSuffix("_color") || kind == .known(.border) && key == "color" { return Self.colors }
    switch (kind, key) {
    case (.known(.component)?, "id"):
      return factory.all.map { descriptor in
        Entry(
          name: descriptor.id,
          meaning: "\(descriptor.category.rawValue), since \(descriptor.since). \(descriptor.summary)",
          rank: facet.category.map { $0 == descriptor.category.rawValue ? 0 : 1 } ?? 0)
      }
    case (.known(.component)?, "category"):
      let own = facet.componentID.flatMap { factory.descriptor(for: $0)?.category }
      return ComponentCategory.allCases.map { category in
        Entry(
          name: category.rawValue,
          meaning: category == own ? "the category of this component" : "a category of components",
          rank: category == own ? 0 : 1)
      }
    case (.known(.action)?, "name"): return Self.actions
    case (.known(.style)?, "size_class"): return Self.sizes
    case (.known(.style)?, "dls_type"): return Self.emphases
    case (.known(.style)?, "spacing"): return Self.spacings
    case (.known(.border)?, "style"): return Self.lines
    case (.known(.image)?, "style"): return Self.shapes
    case (.known(.image)?, "local"), (.known(.badge)?, "leading_icon"), (.known(.badge)?, "trailing_icon"):
      return Self.icons
    case (_, "text_style"), (.known(.badge)?, "dls_text_style"): return Self.textStyles
    case (.known(.badge)?, "dls_tag_style"): return Self.tagStyles
    case (.known(.badge)?, "dls_tag_type"): return Self.tagTypes
    case (.known(.badge)?, "dls_tag_size"): return Self.tagSizes
    case (.custom?, "range_direction"): return Self.bounds
    default: return []
    }
  }

  /// Returns the meaning of a value, which may be spelled in any way that clients read.
  func meaning(of value: String, under key: String, in kind: FacetSurroundings.Kind?, _ facet: FacetSurroundings)
    -> String?
  {
    if key.hasSuffix("_color") || kind == .known(.border) && key == "color" { return Self.meaning(ofColor: value) }
    switch (kind, key) {
    case (.known(.image)?, "local"), (.known(.badge)?, "leading_icon"), (.known(.badge)?, "trailing_icon"):
      return Icon(wireName: value).map(Self.meaning(of:)) ?? "no icon of this name is known"
    case (_, "text_style"), (.known(.badge)?, "dls_text_style"):
      switch WireTypography(value) {
      case .semantic(let role): return Self.meaning(of: role)
      case .unspecified: return "the style that the component has by itself"
      case .unknown: return "no text style of this name is known"
      }
    case (.known(.style)?, "spacing"):
      return Spacing(wireToken: value).map { "the distance \($0.rawValue)" } ?? "no distance of this name is known"
    default:
      return values(of: key, in: kind, facet).first { $0.name == value }?.meaning
    }
  }
}

extension KnownValues {
  static let actions = Feature.allCases.filter(\.isAction).map { feature in
    Entry(name: feature.wireName, meaning: meaning(of: feature))
  }

  private static func meaning(of feature: Feature) -> String {
    let effect =
      switch feature {
      case .navigate: "goes to data.uri"
      case .loadContent: "loads a page after data.cursor, or the sections in data.sections"
      case .applyCuisineFilter: "filters the page by a cuisine"
      case .presentModal: "opens a dialog"
      case .windowShopping, .backendBadges: "a feature of clients"
      }
    return "an action: \(effect); since \(feature.since)"
  }

  static let sizes = ["SMALL", "MEDIUM", "LARGE"].map {
    Entry(name: "SIZE_CLASS_\($0)", meaning: "the size \($0.lowercased())")
  }

  static let emphases = ["PRIMARY", "SECONDARY", "TERTIARY"].map {
    Entry(name: "DLS_TYPE_BUTTON_\($0)", meaning: "the emphasis of a \($0.lowercased()) button")
  }

  static let spacings = ["NONE", "XX_SMALL", "X_SMALL", "SMALL", "MEDIUM", "LARGE", "X_LARGE", "XX_LARGE"].map {
    Entry(
      name: "SPACING_\($0)", meaning: Spacing(wireToken: "SPACING_\($0)").map { "the distance \($0.rawValue)" } ?? "")
  }

  static let lines = ["SOLID", "DASHED", "NONE"].map {
    Entry(name: "BORDER_STYLE_\($0)", meaning: $0 == "NONE" ? "no line" : "a \($0.lowercased()) line")
  }

  static let shapes = [
    Entry(name: "STYLE_ROUNDED", meaning: "a picture with round corners"),
    Entry(name: "STYLE_CIRCLE", meaning: "a round picture"),
  ]

  static let tagStyles = ["informational", "highlight", "positive", "warning"].map {
    Entry(name: $0, meaning: "the colours of \($0) badges")
  }

  static let tagTypes = [
    Entry(name: "default", meaning: "a badge in quiet colours"),
    Entry(name: "emphasis", meaning: "a badge in loud colours"),
  ]

  static let tagSizes = ["small", "medium", "large"].map { Entry(name: $0, meaning: "the size \($0)") }

  static let bounds = [
    Entry(name: "over", meaning: "the value is a lower bound"),
    Entry(name: "under", meaning: "the value is an upper bound"),
  ]

  static let textStyles = [
    "DISPLAY_1", "TITLE_1", "TITLE_2", "SUBTITLE_1", "BODY_1", "BODY_1_EMPHASIS", "BODY_2", "BODY_2_EMPHASIS",
    "LABEL_1", "LABEL_1_EMPHASIS", "CAPTION_1", "CAPTION_2", "BUTTON_1", "PRICE_1",
  ].map { name in
    let token = "DLS_TEXT_STYLE_\(name)"
    let role = if case .semantic(let role) = WireTypography(token) { role } else { nil as Typography? }
    return Entry(name: token, meaning: role.map(meaning(of:)) ?? "")
  }

  static let colors = [
    "TEXT_PRIMARY", "TEXT_SUBDUED", "TEXT_DISABLED", "TEXT_BRAND", "TEXT_HIGHLIGHT", "TEXT_ACTION", "TEXT_POSITIVE",
    "TEXT_WARNING", "TEXT_NEGATIVE", "BACKGROUND_PRIMARY", "BACKGROUND_SECONDARY", "BACKGROUND_ELEVATED",
    "BACKGROUND_SELECTED", "BACKGROUND_BRAND", "BACKGROUND_BANNER", "BORDER_PRIMARY", "BORDER_SUBDUED",
    "BORDER_SELECTED", "BORDER_ERROR", "ACTION_PRIMARY", "ACTION_SECONDARY", "ACTION_TERTIARY", "ACTION_DISABLED",
    "WARNING_SUBDUED", "WARNING_PRIMARY", "POSITIVE_SUBDUED", "POSITIVE_PRIMARY", "HIGHLIGHT_SUBDUED",
    "HIGHLIGHT_PRIMARY", "INFORMATION_SUBDUED", "NEGATIVE_SUBDUED", "ICON_PRIMARY", "ICON_SUBDUED", "ICON_BRAND",
  ].map { name in
    let token = "USAGE_COLOR_\(name)_DEFAULT"
    return Entry(name: token, meaning: meaning(ofColor: token))
  }

  static let icons = Icon.wireNames.map { name in
    Entry(name: name, meaning: Icon(wireName: name).map(meaning(of:)) ?? "")
  }

  private static func meaning(of icon: Icon) -> String { "the icon that brands define as \(icon.tokenName)" }

  private static func meaning(of role: Typography) -> String {
    "the text style that brands define as \(role.tokenName)"
  }

  private static func meaning(ofColor value: String) -> String {
    switch WireColor(value) {
    case .semantic(let color): "the colour that brands define as \(color.tokenName)"
    case .raw: "a colour of its own, the same for all brands and schemes"
    case .unspecified: "the colour that the component has by itself"
    case .unknown: "no colour of this name is known; the component's own is used"
    }
  }
}

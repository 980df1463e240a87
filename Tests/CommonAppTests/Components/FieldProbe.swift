import Components
import Drawing
import FacetModel
import Prism
import TestSupport
import ViewTree

@testable import Branding
@testable import CommonApp

/// Draws a facet of a component with and without one field, and with only the members that the field needs beside it.
struct FieldProbe {
  static let mark = "Zanzibar"
  let descriptor: ComponentDescriptor
  let brand: Brand

  /// Every field that any component declares.
  static let all = Set(ComponentLibrary.descriptors.flatMap(\.reads.all)).sorted { $0.path < $1.path }
    .filter(isDrawn)

  /// Whether the toggles in a carousel read this field from their parent.
  static func isOfToggles(_ field: ReadField, in descriptor: ComponentDescriptor) -> Bool {
    descriptor.category == .carousel && (field == .custom("filter_id") || field == .custom("supports_multi_select"))
  }

  /// Whether a field changes the drawing of its facet: the app moves carousels, and fields of the parent belong to it.
  static func isDrawn(_ field: ReadField) -> Bool {
    switch field {
    case .parentText, .parentCustom, .custom("auto_scroll_interval"): false
    default: true
    }
  }

  struct Look: Equatable {
    let rows: [String]
    let outline: String
    let controls: [Control]
    let actions: [Action]

    static func == (left: Look, right: Look) -> Bool {
      left.rows == right.rows && left.outline == right.outline && left.controls == right.controls
        && left.actions == right.actions && left.canvas == right.canvas
    }

    let canvas: Canvas

    /// Whether a text is drawn; a brand may write it in capitals.
    func says(_ text: String) -> Bool { rows.joined().lowercased().contains(text.lowercased()) }
  }

  /// Whether the field holds words that a person reads.
  static func isText(_ field: ReadField) -> Bool {
    switch field {
    case .text, .textCustom: true
    case .custom(let key): texts.contains(key)
    case .image, .imageCustom, .style, .click, .children, .parentText, .parentCustom: false
    }
  }

  private static let texts: Set<String> = [
    "badges", "window_shopping", "price", "regular_price", "name", "item_rating_text", "item_data", "price_name_info",
  ]

  func look(_ field: ReadField, isThere: Bool) throws -> Look {
    let facet = FieldJSON(descriptor: descriptor, field: isThere ? field : nil, surroundings: field)
    let feed = try Feed(json: "[\(facet.text)]")
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let client = factory.capabilities
    let state = ClientState(choices: FilterChoices(["cuisine": ["953"]]))
    let views = PageViews(factory: factory, context: ViewContext(client: client, branded: brand.views, state: state))
    let admission = Admission(feed.tree, for: client)
    let theme = Theme(try brand.tokens.values(for: .light), depth: .truecolor)
    var layout = PageLayout(
      tree: ViewTree(feed, admitted: admission, views: views), width: 160, views: views,
      metrics: Metrics(theme, words: .english),
      isUnrolled: true)
    var page = Block.empty
    var node = 0
    while node < layout.nodeCount {
      page = .column([page, layout.block(at: node)])
      node = layout.next(after: node)
    }
    let canvas = page.canvas(width: 160, theme: theme)
    return Look(
      rows: canvas.textRows,
      outline: Outline(feed, admitted: admission, views: views).lines.map { $0.text(in: .english).string }.joined(
        separator: "\n"),
      controls: (0..<feed.tree.count).compactMap { Control(feed.tree[$0], in: .english) },
      actions: descriptor.reads.hasClick
        ? (0..<feed.tree.count).compactMap { FacetClicks(feed.tree[$0], isControl: false, for: client).action } : [],
      canvas: canvas)
  }
}

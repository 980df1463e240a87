import FacetModel
import JSON

/// The check that prices are readable: those in `custom` that known components draw.
enum PriceCheck {
  static func check(_ custom: Value, _ report: inout LintReport) {
    for key in ["price", "regular_price"] { check(custom[key], "custom.\(key)", &report) }
    let item = custom["item_data"]
    for key in ["price", "price_per_weight"] { check(item?[key], "custom.item_data.\(key)", &report) }
    for card in custom["window_shopping"]?["cards"]?.elements.first(mostCards, as: \.self) ?? [] {
      check(card["price"], "the price of a dish in the window", &report)
    }
    for variant in ["default", "nv", "metadata_entries"] {
      let prices = custom["price_name_info"]?[variant]?["base"]?["price"]
      for key in ["default", "regular_price"] {
        let price = prices?[key]?["price"]
        check(price, "the \(key == "default" ? "price" : "regular price") in price_name_info.\(variant)", &report)
      }
    }
  }

  private static let mostCards = 24

  private static func check(_ price: Value?, _ name: String, _ report: inout LintReport) {
    if let price, price.kind == .number {
      report.add(.unreadablePrice, at: price, "\(name) is a number, which may be anything; it is not shown")
    }
    // The parts of a price are texts, which are drawn as they are.
    guard let price, price.kind == .object, price["text"] == nil, price["leading_superscripts"] == nil,
      price["trailing_superscripts"] == nil, price["price"] == nil
    else { return }
    let missing = Price.missingParts(of: price)
    guard !missing.isEmpty else { return }
    let absent = missing.filter { price[$0.rawValue].map(\.isNull) ?? true }.map(\.rawValue)
    let unreadable = missing.map(\.rawValue).filter { !absent.contains($0) }
    let faults =
      [absent.isEmpty ? "" : "no " + absent.joined(separator: ", ")]
      + [unreadable.isEmpty ? "" : "no \(unreadable.joined(separator: ", ")) that can be read"]
    let words = faults.filter { !$0.isEmpty }.joined(separator: " and ")
    let shown = Price(price)?.text.map { "it is shown as '\($0)'" } ?? "it is not shown"
    report.add(.unreadablePrice, at: price, "\(name) has no display_string and \(words); \(shown)")
  }
}

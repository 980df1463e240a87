import FacetModel
import JSON

/// One of the variants in which a backend sends the name and price of an item.
struct GoodsVariant {
  let name: String?
  let unit: String?
  let callout: String?
  let price: String?
  let regularPrice: String?
  let taxLabel: String?
  let rating: RatingText?
  let labels: [Badge]

  private static let keys = ["metadata_entries", "nv", "default"]
  /// The maximum number of entries that are read.
  private static let mostEntries = 128

  /// Returns the variants that hold any text, the richest first.
  static func list(_ info: Value?) -> [GoodsVariant] {
    keys.compactMap { key in info?[key].flatMap { $0.kind == .object || $0.kind == .array ? GoodsVariant($0) : nil } }
      .enumerated().filter { $0.element.richness > 0 }
      .sorted { ($1.element.richness, $0.offset) < ($0.element.richness, $1.offset) }
      .map(\.element)
  }

  private init(_ value: Value) {
    let base = value["base"]
    let prices = base?["price"]
    func text(_ key: String) -> String? { base?[key]?.lenientString ?? base?[key]?["value"]?.lenientString }
    // A number is no name, and must not replace the one in the item's data.
    name = base?["name"]?.kind == .number ? nil : text("name")
    unit = text("unit")
    callout = text("callout_display_string")
    price = PriceText(prices?["default"]).text
    // The parts of a price (`regular_price_v2`) are more exact than its number.
    regularPrice = PriceText(prices?["regular_price_v2"]).text ?? PriceText(prices?["regular_price"]).text
    taxLabel = prices?["tax_label"]?.lenientString
    let badges = Self.entries(value).compactMap { $0["badge"] }
    rating =
      badges.lazy.compactMap { badge in
        let ratings = badge["ratings"]
        return RatingText(inBrackets: Rating(ratings?["ratings"]) ?? Rating(ratings))
      }.first
    labels = Array(badges.flatMap { Badge.list($0["standard"]?["badges"]) }.prefix(Badge.most))
  }

  /// Returns the entries of a list, or of an object that holds such a list under the same name.
  private static func entries(_ value: Value) -> [Value] {
    let list = value.kind == .array ? value : value["metadata_entries"]
    let inner = list?.kind == .object ? list?["metadata_entries"] : list
    return inner?.elements.first(mostEntries) { $0.kind == .object ? $0 : nil } ?? []
  }

  private var richness: Int {
    [name, unit, callout, price, regularPrice, taxLabel].count { $0 != nil } + (rating == nil ? 0 : 1) + labels.count
  }
}

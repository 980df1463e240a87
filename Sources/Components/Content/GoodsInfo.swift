import FacetModel
import JSON
import Text

/// The texts of an item of a shop, from the richest variant of `price_name_info`, or else from `item_data`.
struct GoodsInfo: Equatable, Sendable {
  let name: SafeText
  let price: SafeText
  /// The regular price if it differs from the price.
  let regularPrice: SafeText
  /// The amount in one pack: `5.5 oz`.
  let amount: SafeText
  /// Further texts about the price: per ounce, with tax, two for one.
  let terms: [SafeText]
  let store: SafeText
  let rating: RatingText?
  /// The stock labels and other badges in the entries of a variant.
  let labels: [Badge]

  init(_ facet: FacetReader) {
    let custom = facet.custom
    let item = custom["item_data"]
    let variants = GoodsVariant.list(custom["price_name_info"])
    func first(_ text: (GoodsVariant) -> String?) -> String? { variants.lazy.compactMap(text).first }
    let fullName = first(\.name) ?? ""
    // The name in the item's data mostly is the full name without the amount. If it is another one, it is the poorer one.
    let itemName = item?["item_name"]?.lenientString ?? ""
    let bracketed = Self.amount(in: fullName, after: itemName)
    let shownName = fullName.isEmpty || bracketed != nil ? itemName : fullName
    let price = first(\.price) ?? PriceText(item?["price"]).text ?? ""
    let regular = first(\.regularPrice) ?? ""
    name = SafeText(shownName.isEmpty ? facet.text[.title] ?? "" : shownName)
    self.price = SafeText(price)
    regularPrice = SafeText(regular == price || price.isEmpty ? "" : regular)
    let unit = first(\.unit) ?? item?["display_unit"]?.lenientString ?? ""
    amount = SafeText(bracketed ?? unit)
    let sent = [
      PriceText(item?["price_per_weight"]).text, item?["estimate_pricing_description"]?.lenientString,
      first(\.callout), first(\.taxLabel),
    ]
    terms = Self.distinct(
      (bracketed == nil || unit.isEmpty ? sent : [unit] + sent).compactMap { $0.map { SafeText($0) } },
      besides: [amount, self.price, name])
    store = SafeText(item?["store_name"]?.lenientString ?? "")
    rating = variants.lazy.compactMap(\.rating).first
    labels = variants.first { !$0.labels.isEmpty }?.labels ?? []
  }

  private static func distinct(_ texts: [SafeText], besides shown: [SafeText]) -> [SafeText] {
    var result: [SafeText] = []
    for text in texts where !text.isEmpty && !(shown + result).contains(text) { result.append(text) }
    return result
  }

  /// Returns the amount from a full name, which is the name followed by the amount in brackets; `nil` for other names.
  private static func amount(in fullName: String, after name: String) -> String? {
    guard !name.isEmpty, fullName.hasPrefix(name) else { return nil }
    var rest = fullName.dropFirst(name.count).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard rest.first == "(", rest.last == ")" else { return nil }
    let amount = rest.dropFirst().dropLast()
    // Several pairs of brackets belong to the name.
    return amount.allSatisfy(\.isWhitespace) || amount.contains { "()".contains($0) } ? nil : String(amount)
  }
}

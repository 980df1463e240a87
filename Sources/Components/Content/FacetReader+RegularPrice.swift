import FacetModel
import Text

extension FacetReader {
  /// Returns the price without the discount. It is empty beside the same price, because there is no discount then.
  func regularPrice(beside price: SafeText?) -> SafeText {
    let regular = SafeText(Price(custom["regular_price"])?.text ?? "")
    return regular == price ? "" : regular
  }
}

import FacetModel
import Text
import Wording

/// The name of a filter on its chip, and the texts that only its picker shows.
struct FilterTitle: Hashable, Sendable {
  /// The title, or a few words instead of a whole sentence.
  let short: SafeText
  /// Further texts that are short enough for the chip.
  let extras: [SafeText]
  /// The texts that the picker shows.
  let sentences: [SafeText]

  /// The number of columns of the longest name that fits on a chip beside others.
  static let longest = 24

  /// Creates the title. The chip of a filter without values shows all texts, because it has no picker.
  init(_ facet: FacetReader, _ words: FacetWords, values: [FilterValue], defaults: [FilterValue], in wording: Words) {
    let title = words[.title] ?? ""
    let details = words.details
    guard !values.isEmpty else {
      (short, extras, sentences) = (title, details, [])
      return
    }
    let isShort = title.columns <= Self.longest
    let name = isShort ? title : Self.name(facet, defaults: defaults, in: wording) ?? title.truncated(to: Self.longest)
    let whole = ([name] + details).joined(separator: " · ")
    let fits = isShort && whole.columns <= Self.longest
    short = name
    extras = fits ? details : []
    sentences = (isShort ? [] : [title]) + (fits ? [] : details)
  }

  /// Returns the bound that the filter starts with, "Under 30 min", or else its id in words, "Delivery fee".
  private static func name(_ facet: FacetReader, defaults: [FilterValue], in wording: Words) -> SafeText? {
    if let value = defaults.first?.name, let direction = facet.custom.string("range_direction") {
      let name: SafeText? =
        switch direction {
        case "over": wording.over(value)
        case "under": wording.under(value)
        default: nil
        }
      if let name, name.columns <= longest { return name }
    }
    let words = (facet.custom.string("filter_id") ?? "").split { $0 == "_" || $0 == "-" }.joined(separator: " ")
    guard let first = words.first, first.isLetter else { return nil }
    let name = SafeText(first.uppercased() + words.dropFirst())
    return name.columns <= longest ? name : nil
  }
}

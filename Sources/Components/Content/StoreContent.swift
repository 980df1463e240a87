import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// The content of a store's card, row and header.
struct StoreContent: Equatable, Sendable {
  let wording: Words
  let words: FacetWords
  let rating: RatingText?
  let badges: BadgeRow
  let picture: Picture
  let dishes: [AdvertisedDish]
  /// The means of delivery: by car, on foot.
  let modality: Icon?
  let isOpen: Bool
  let isSaved: Bool
  let isDashPass: Bool

  static let reads: ReadFields =
    .texts(.title, .subtitle, .description, .accessory)
    + .textCustom("eta_display_string", "delivery_fee_string", "modality_display_string", "sponsored_description")
    + .words + .images(.main, .accessory) + .imageCustom("modality_icon")
    + .custom("rating", "badges", "savelists", "is_currently_available", "window_shopping") + .click

  init(_ facet: FacetReader, in context: ViewContext) {
    wording = context.words
    words = FacetWords(facet)
    rating = RatingText(Rating(facet.custom["rating"]))
    badges = BadgeRow(facet, in: context)
    let window = WindowShopping(context.client.understands(.windowShopping) ? facet.custom["window_shopping"] : nil)
    dishes = window.dishes
    let images = facet.images
    let cover = window.cover
    picture = Picture(
      images.main ?? cover?["image"].flatMap(FacetImage.init(remote:)), of: words[.title],
      isThere: images.main != nil || cover != nil, shape: images.main == nil ? .rounded : .square)
    modality = images.custom("modality_icon")?.local.flatMap(Icon.init(wireName:))
    isOpen = facet.custom.bool("is_currently_available") ?? true
    isSaved = facet.custom["savelists"]?.elements.contains { _ in true } ?? false
    isDashPass = images.accessory?.local.flatMap(Icon.init(wireName:)) == .badge(.dashPass)
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool {
    words.isEmpty && rating == nil && badges.badges.isEmpty && dishes.isEmpty && !picture.isThere && status == nil
      && !isSaved && !isDashPass
  }

  /// The words for whether the store takes orders; `nil` for an open store without such a text.
  var status: SafeText? {
    words[.accessory] ?? (isOpen ? nil : wording.unavailable)
  }

  func speech(_ role: Speech.Role) -> Speech {
    let tags = Set(badges.words)
    var details = words.details.map { FactLine.line($0, without: tags) }.filter { !$0.isEmpty }
    if let rating { details.append(rating.words(in: wording)) }
    details += badges.words + dishes.map(\.words)
    details += picture.words(besides: details)
    let states: [(Bool, SafeText)] = [
      (!isOpen, wording.notAvailableNow), (isSaved, wording.saved),
      (isDashPass && !tags.contains("DashPass"), "DashPass"),
    ]
    return Speech(role, label: words[.title] ?? "", details: details, states: states.filter(\.0).map(\.1))
  }
}

import FacetModel
import Prism
import Text
import ViewTree
import Wording

/// The content of a filter: its words, its possible values and its chosen values.
struct FilterContent: Equatable, Sendable {
  private let wording: Words
  let words: FacetWords
  let title: FilterTitle
  let icon: Icon?
  let values: [FilterValue]
  /// The values that are chosen when the filter is switched on. They are not the present choice.
  let defaults: [FilterValue]
  let chosen: [FilterValue]
  let isSelected: Bool

  init(_ facet: FacetReader, in context: ViewContext) {
    wording = context.words
    words = FacetWords(facet)
    icon = facet.images.icon?.local.flatMap(Icon.init(wireName:))
    let values = FilterValue.list(facet.custom["allowed_values"])
    let defaults = FilterValue.list(facet.custom["default_values"]).map(\.query)
    let queries = facet.custom.string("filter_id").flatMap { context.choices[$0] } ?? Filter.chosenAtFirst(facet)
    self.values = values
    let starting = values.filter { defaults.contains($0.query) }
    self.defaults = starting
    title = FilterTitle(facet, words, values: values, defaults: starting, in: wording)
    chosen = values.filter { queries.contains($0.query) }
    isSelected = values.isEmpty ? !queries.isEmpty : !chosen.isEmpty
  }

  /// The fields that every filter reads.
  static let reads: ReadFields =
    .texts(.title) + .words + .images(.icon) + .custom("filter_id", "is_selected", "radio_group_id")
  /// The fields that filters with values read too.
  static let valueReads: ReadFields = .custom("allowed_values", "default_values", "range_direction")

  /// Returns the chip of the filter. `label` is its wording of the chosen values.
  func chip(saying label: SafeText? = nil) -> Chip {
    let label = Chip.label(words, saying: label ?? title.short, extras: title.extras, isSelected: isSelected)
    let icon = self.icon ?? (label.isEmpty ? .small(.thing(.filter)) : nil)
    return Chip(icon: icon, label: label, isSelected: isSelected, opensPicker: !values.isEmpty)
  }

  /// The chosen value, with the number of values if there are several: `$$ · 2`.
  var chosenText: SafeText? {
    chosen.first.map { chosen.count > 1 ? "\($0.name) · \(chosen.count)" : $0.name }
  }

  /// Returns the chip. On an unrolled page, which cannot open a picker, the content of the picker follows it.
  func layout(_ chip: Chip, in proposal: Proposal) -> Block {
    let block = chip.layout(in: proposal)
    guard proposal.isUnrolled, !values.isEmpty else { return block }
    let width = max(1, proposal.width - 1)
    let sentences = Block.column(title.sentences.map { .paragraph($0, .caption, width: width, maxLines: nil) })
    let choices = Block.facts(
      values.map { phrase($0, in: proposal) }, width: max(1, proposal.width - 1), maxLines: nil)
    return sentences.isEmpty && block.width + 1 + choices.width <= proposal.width && choices.height == 1
      ? .row([block, choices], spacing: 1)
      : .column([block, Block.column([sentences, choices]).padded(.init(left: 1))])
  }

  private func phrase(_ value: FilterValue, in proposal: Proposal) -> Phrase {
    let check = chosen.contains(value) ? proposal.icons[.small(.thing(.check))] + " " : ""
    return Phrase(check + value.name, .caption, .meaning(.text(.subdued)))
  }

  var speech: Speech {
    var details = words.details
    if !chosen.isEmpty { details.append(wording.chosen(chosen.map(\.name).joined(separator: ", "))) }
    if !values.isEmpty { details.append(wording.choices(values.map(\.name).joined(separator: ", "))) }
    return Speech(.filter, label: words[.title] ?? "", details: details, states: isSelected ? [wording.selected] : [])
  }
}

import Text

extension FilterPicker: ListPanel {
  package func keys(in context: PanelContext) -> [SafeText] {
    let words = context.words
    return [takesSelected ? words.enterChoose : words.enterApply, words.spaceMark, words.backspaceNone]
  }

  package func frame(in context: PanelContext) -> PanelFrame? {
    FilterFrame(picker: self, size: context.area, words: context.words).frame(icons: context.theme.icons)
  }

  /// Stays open while the page still has the filter.
  package mutating func renew(in context: PanelContext) -> PanelOutcome {
    context.page?.filters.contains(filter) == true ? .stay : .close
  }

  /// Announces the value that the next key acts on, and whether it is chosen.
  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    let words = context.words
    let values = filter.values
    guard values.indices.contains(selected) else { return [.line(words.nothingToChoose)] }
    let value = values[selected]
    let mark = chosen.contains(value.query) ? words.andChosen : ""
    let line = words.place(selected + 1, of: values.count) + ": " + value.name + mark
    guard previous is FilterPicker else {
      return [.line(words.howToPick(filter.title))] + filter.sentences.map { .line($0) } + [.line(line)]
    }
    return [.line(line)]
  }
}

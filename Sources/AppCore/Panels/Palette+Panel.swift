import Input
import Text

extension Palette: ListPanel {
  package var takesText: Bool { true }

  package func keys(in context: PanelContext) -> [SafeText] {
    [context.words.enterDoIt, context.words.chooseKeys]
  }

  package func frame(in context: PanelContext) -> PanelFrame? {
    PaletteFrame(palette: self, size: context.area, words: context.words).frame
  }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    let typed = field.text
    let outcome = updateList(input, in: context)
    if field.text != typed { offerPlace(in: context) }
    return outcome
  }

  package mutating func choose(line: Int, _ keymap: Keymap) -> PanelOutcome {
    .finish(.choice(matches[line].entry.choice))
  }

  package mutating func renew(in context: PanelContext) -> PanelOutcome {
    self = offering(context.paletteEntries)
    return .stay
  }

  /// Announces the best match after every key, which is the one that Enter takes.
  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    let words = context.words
    guard previous is Palette else { return [.line(words.howToChoose(matches.count))] }
    let place: SafeText =
      matches.indices.contains(selected)
      ? words.place(selected + 1, of: matches.count) + ": " + matches[selected].entry.title
      : words.nothingIsCalledThat
    return [.line(":" + field.text + "  " + place)]
  }
}

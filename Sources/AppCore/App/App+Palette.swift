import FacetModel
import Pages
import Text

/// The effects of the entries of the palette.
extension App {
  mutating func perform(_ choice: PaletteEntry.Choice) -> [Effect] {
    switch choice {
    case .command(let command):
      if command != .palette {
        keyMemory.chosen = [command] + keyMemory.chosen.filter { $0 != command }.prefix(Self.mostRecentCommands - 1)
      }
      return perform(command)
    case .page(let steps): return goThroughHistory(steps: steps)
    case .mark(let letter): return goToMark(letter)
    case .section(let number): history.current.page?.scrollToSection(number: number)
    case .place(let place): return go(to: place)
    case .brand(let name): apply(screen.themeSelection.change(to: name, words))
    case .feed(let name): return beginVisit(.operation(name), from: history.current.page?.number ?? 0)
    case .find(let words): return beginVisit(.find(words), from: history.current.page?.number ?? 0)
    }
    return []
  }

  /// The number of commands that the palette lists first because they were chosen before.
  private static let mostRecentCommands = 5
}

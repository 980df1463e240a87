import FacetModel
import Pages
import Text

/// The entries of the palette, and their effects.
extension App {
  mutating func perform(_ choice: PaletteEntry.Choice) -> [Effect] {
    switch choice {
    case .command(let command): return perform(command)
    case .crumb(let steps):
      // An open visit would use up the first step back, which would only cancel it.
      return callOffVisit() + (0..<steps).flatMap { _ in perform(.back) }
    case .section(let number): history.current.page?.scrollToSection(number: number)
    case .place(let place): return go(to: place)
    case .brand(let name): apply(screen.themeSelection.change(to: name, words))
    case .feed(let name): return beginVisit(.operation(name), from: history.current.page?.number ?? 0)
    case .find(let words): return beginVisit(.find(words), from: history.current.page?.number ?? 0)
    }
    return []
  }

  /// The entries of the palette: commands, pages of the history, and sections of the page.
  var paletteEntries: [PaletteEntry] {
    let commands = Keymap.Command.allCases.compactMap { command -> PaletteEntry? in
      guard let title = options.readsLines ? command.linearSummary(in: words) : command.summary(in: words) else {
        return nil
      }
      return PaletteEntry(
        title: title,
        keys: options.keymap.keys(for: command).map { SafeText($0.description) }.joined(separator: " "),
        choice: .command(command))
    }
    let brands = screen.themeSelection.brands.filter { $0.name != screen.themeSelection.brand.name }.map { brand in
      PaletteEntry(title: words.switchTo(SafeText(brand.displayName)), choice: .brand(brand.name))
    }
    let crumbs = breadcrumbs.dropLast().reversed().enumerated().map { index, title in
      PaletteEntry(title: words.backTo(title), choice: .crumb(index + 1))
    }
    let sections = (history.current.page?.sectionTitles ?? []).map { number, title in
      PaletteEntry(title: words.section(title), choice: .section(number))
    }
    let feeds = (history.current.page?.page.feed.others ?? []).map { feed in
      PaletteEntry(title: words.feed(SafeText(feed.name), feed.facetCount), choice: .feed(feed.name))
    }
    return commands + brands + crumbs + sections + feeds
  }
}

import FacetModel
import Pages
import Text
import Wording

/// The entries of the palette.
extension App {
  /// All entries: first the commands chosen last, the likely ones, the visited pages and the marks. After them come the
  /// other commands, the brands, the sections of the page and the feeds.
  var paletteEntries: [PaletteEntry] {
    let first = orderedCommands
    let rest = Keymap.Command.allCases.filter { !first.contains($0) }
    return first.compactMap(entry) + pageEntries + markEntries + rest.compactMap(entry) + brandEntries
      + sectionEntries + feedEntries
  }

  /// The commands chosen last in the palette, and then those that the bottom line names and those that are chosen often.
  private var orderedCommands: [Keymap.Command] {
    (keyMemory.chosen + usefulCommands.filter { $0 != .moveDown && $0 != .palette } + Self.likelyCommands)
      .reduce(into: []) { commands, command in
        if !commands.contains(command) { commands.append(command) }
      }
  }

  private static let likelyCommands: [Keymap.Command] = [
    .search, .open, .back, .inspect, .reload, .scheme, .sideBySide, .versions, .copy, .help, .quit,
  ]

  private func entry(_ command: Keymap.Command) -> PaletteEntry? {
    let summary = options.readsLines ? command.linearSummary(in: words) : command.summary(in: words)
    return summary.map { title in
      PaletteEntry(
        title: title,
        keys: options.keymap.keys(for: command).map { SafeText($0.description) }.joined(separator: " "),
        otherNames: words.otherNames(of: command.rawValue), choice: .command(command))
    }
  }

  /// The visited pages: those before the current one, and those that the user went back from.
  private var pageEntries: [PaletteEntry] {
    let behind = breadcrumbs.dropLast().reversed().enumerated().map { index, title in
      PaletteEntry(
        title: words.backTo(title), keys: key(.back, times: index + 1),
        otherNames: words.otherNames(of: Keymap.Command.back.rawValue), choice: .page(steps: -index - 1))
    }
    let ahead = history.further.enumerated().map { index, entry in
      PaletteEntry(
        title: words.forwardTo(page: entry.title), keys: key(.forward, times: index + 1),
        otherNames: words.otherNames(of: Keymap.Command.forward.rawValue), choice: .page(steps: index + 1))
    }
    return behind + ahead
  }

  /// `3[`
  private func key(_ command: Keymap.Command, times: Int) -> SafeText {
    let key = options.keymap.keys(for: command).first.map { SafeText($0.description) } ?? ""
    return key.isEmpty || times == 1 ? key : "\(times)" + key
  }

  private var markEntries: [PaletteEntry] {
    let key = key(.goToMark, times: 1)
    return marks.all.compactMap { letter, mark in
      letter.string.unicodeScalars.first.map { scalar in
        PaletteEntry(
          title: words.mark(letter, mark.name, on: mark.title), keys: key.isEmpty ? "" : key + letter,
          otherNames: words.otherNames(of: Keymap.Command.goToMark.rawValue), choice: .mark(scalar))
      }
    }
  }

  private var brandEntries: [PaletteEntry] {
    let others = screen.themeSelection.brands.filter { $0.name != screen.themeSelection.brand.name }
    return others.map { brand in
      PaletteEntry(
        title: words.switchTo(SafeText(brand.displayName)), keys: others.count == 1 ? key(.brand, times: 1) : "",
        choice: .brand(brand.name))
    }
  }

  private var sectionEntries: [PaletteEntry] {
    (history.current.page?.sectionTitles ?? []).map { number, title in
      PaletteEntry(title: words.section(title), choice: .section(number))
    }
  }

  private var feedEntries: [PaletteEntry] {
    (history.current.page?.page.feed.others ?? []).map { feed in
      PaletteEntry(title: words.feed(SafeText(feed.name), feed.facetCount), choice: .feed(feed.name))
    }
  }
}

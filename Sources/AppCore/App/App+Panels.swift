import Input

/// The mouse on what lies over the page in lines: a click on one chooses it, as Enter would; one beside the panel puts it
/// away; the wheel goes through the lines.
extension App {
  mutating func pointOnPanel(_ mouse: Mouse) -> [Effect] {
    switch mouse.action {
    case .wheel(.up): return goThroughPanel(.up)
    case .wheel(.down): return goThroughPanel(.down)
    case .press(let button):
      switch spot(mouse) {
      case .beside:
        message = nil
        mode = .browsing
      case .line(let line) where button == .left:
        message = nil
        return choose(line: line)
      case .line, .frame: break
      }
    default: break
    }
    return []
  }

  private mutating func goThroughPanel(_ key: Key) -> [Effect] {
    message = nil
    switch mode {
    case .choosing(let palette): return choose(palette, key)
    case .picking(let picker): return choose(picker, key)
    case .reviewing(let review): return take(key, reviewing: review)
    case .comparing(let picker): return choose(picker, key)
    case .browsing, .launching, .help, .searching, .hinting, .addressing, .dialog: return []
    }
  }

  private func spot(_ mouse: Mouse) -> Panel.Spot {
    let area = Self.pageSize(of: size)
    switch mode {
    case .choosing(let palette):
      let panel = PalettePanel(palette: palette, size: area, words: words)
      return Panel.spot(x: mouse.x, y: mouse.y, on: panel.block, of: panel.shown, in: area)
    case .picking(let picker):
      let panel = FilterPanel(picker: picker, size: area)
      return Panel.spot(
        x: mouse.x, y: mouse.y, on: panel.block(icons: theme.icons), of: panel.shown, in: area,
        rowsAbove: panel.rowsAbove)
    case .reviewing(let review):
      let panel = VersionPanel(review: review, size: area, words: words)
      return Panel.spot(x: mouse.x, y: mouse.y, on: panel.block, of: panel.shown, in: area)
    case .comparing(let picker):
      let panel = VariationPanel(picker: picker, size: area, words: words)
      return Panel.spot(x: mouse.x, y: mouse.y, on: panel.block, of: panel.shown, in: area)
    case .browsing, .launching, .help, .searching, .hinting, .addressing, .dialog: return .beside
    }
  }

  private mutating func choose(line: Int) -> [Effect] {
    switch mode {
    case .choosing(let palette):
      mode = .browsing
      return perform(palette.matches[line].entry.choice)
    case .picking(var picker):
      let outcome = picker.choose(line)
      return conclude(outcome, of: picker)
    case .reviewing(let review): return take(.enter, reviewing: review.choosing(line))
    case .comparing(let picker): return choose(picker.choosing(line), .enter)
    case .browsing, .launching, .help, .searching, .hinting, .addressing, .dialog: return []
    }
  }
}

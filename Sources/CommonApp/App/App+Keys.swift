import FacetModel
import Prism
import Terminal
import Text
import ViewTree

/// What keys do.
extension App {
  mutating func press(_ key: Key) -> [Effect] {
    message = nil
    if showsHelp {
      showsHelp = false
      return Keymap.command(for: key) == .quit ? [.quit] : []
    }
    if let longer = Self.count(count, key) {
      count = longer
      return []
    }
    defer { count = nil }
    guard let command = Keymap.command(for: key) else { return [] }
    guard command.isRepeatable else { return perform(command) }
    return (0..<(count ?? 1)).flatMap { _ in perform(command) }
  }

  /// Nobody means more than that.
  private static let mostRepeats = 999

  /// A number before a key says how often; a zero alone says nothing.
  private static func count(_ count: Int?, _ key: Key) -> Int? {
    guard case .character(let letter) = key, letter.isASCII, let digit = Character(letter).wholeNumberValue,
      count != nil || digit > 0
    else { return nil }
    return min(mostRepeats, (count ?? 0) * 10 + digit)
  }

  /// What a notch of the wheel is worth nearly everywhere.
  private static let wheelRows = 3

  /// The wheel scrolls; a click moves the focus, and opens what has it already.
  mutating func point(_ mouse: Mouse) -> [Effect] {
    guard !showsHelp else { return [] }
    switch mouse.action {
    case .wheel(.up): history.current.scroll(by: -Self.wheelRows)
    case .wheel(.down): history.current.scroll(by: Self.wheelRows)
    case .wheel(.left): history.current.move(.left)
    case .wheel(.right): history.current.move(.right)
    case .press(.left):
      message = nil
      return history.current.focus(x: mouse.x, y: mouse.y) ? openFocused() : []
    case .press(.back): return perform(.back)
    case .press(.forward): return perform(.forward)
    default: break
    }
    return []
  }

  private mutating func perform(_ command: Keymap.Command) -> [Effect] {
    let height = history.current.viewport.height
    switch command {
    case .moveUp: history.current.move(.up)
    case .moveDown: history.current.move(.down)
    case .moveLeft: history.current.move(.left)
    case .moveRight: history.current.move(.right)
    case .nextTarget: history.current.step(isForward: true)
    case .previousTarget: history.current.step(isForward: false)
    case .nextSection: history.current.scrollToSection(isForward: true)
    case .previousSection: history.current.scrollToSection(isForward: false)
    case .scrollUp: history.current.scroll(by: -1)
    case .scrollDown: history.current.scroll(by: 1)
    case .pageUp: history.current.scroll(by: -height)
    case .pageDown: history.current.scroll(by: height)
    case .halfPageUp: history.current.scroll(by: -height / 2)
    case .halfPageDown: history.current.scroll(by: height / 2)
    case .top: history.current.scrollToTop()
    case .end: history.current.scrollToEnd()
    case .open: return openFocused()
    case .back: go(history.canGoBack, "there is nothing to go back to") { $0.goBack() }
    case .forward: go(history.canGoForward, "there is nothing to go forward to") { $0.goForward() }
    case .retry: return history.current.retry() ? [] : explain("nothing is waiting to be tried again")
    case .brand: wear(wardrobe.changeBrand())
    case .scheme: wear(wardrobe.changeScheme())
    case .help: showsHelp = true
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .mouse: return [.toggleMouse]
    }
    return []
  }

  private mutating func explain(_ words: SafeText) -> [Effect] {
    message = words
    return []
  }

  private mutating func openFocused() -> [Effect] {
    guard let facet = focusedFacet else { return explain("move to something first") }
    guard let action = facet.events.click else { return explain("this does nothing when it is opened") }
    switch Route(action, hosts: history.current.page.admission.capabilities.sourceHosts) {
    case .message(let words): return explain(words)
    case .load(let request):
      lastRequest += 1
      visit = lastRequest
      return [.load(request, id: lastRequest, page: history.current.lastPageNumber)]
    }
  }

  private mutating func go(_ isPossible: Bool, _ complaint: SafeText, _ step: (inout History<PageScreen>) -> Void) {
    guard isPossible else {
      message = complaint
      return
    }
    step(&history)
    history.current.resize(to: Self.pageSize(of: size))
    history.current.setClock(now)
  }

  private mutating func wear(_ look: (theme: Theme?, complaint: SafeText?)) {
    message = look.complaint
    if let theme = look.theme { wear(theme) }
  }

  mutating func wear(_ theme: Theme) {
    let brand = wardrobe.brand
    history.forEach { $0.wear(brand, theme) }
  }
}
